import type { Forecast } from '@trueline/predict';
import { type FixtureRow, listFixtureRows } from '#db/queries/fixture.ts';
import { type FinalRow, listFinals } from '#db/queries/game.ts';
import { listAllOdds, type OddsSnapshotRow } from '#db/queries/played-game.ts';
import type { Services } from '../services.ts';
import type { BetType } from './choose-bet.ts';
import type { Forecaster } from './forecaster.ts';

const DAY_MS = 86_400_000;
/** The price that stands an hour before the start is taken: late enough to exist, early enough to be had (C18.3). */
export const LEAD_MS = 3_600_000;

/** A game that has ended, as it was forecast an hour before its start. */
export type WalkedGame = {
  readonly row: FixtureRow;
  readonly final: FinalRow;
  readonly forecast: Forecast;
  /** The newest price of each bookmaker on each market an hour before the start. */
  readonly offers: readonly OddsSnapshotRow[];
  /** Every price that there ever was, the oldest first. */
  readonly odds: readonly OddsSnapshotRow[];
  readonly publishedAt: Date;
};

export type WalkedDay = {
  readonly done: number;
  readonly total: number;
  readonly games: readonly WalkedGame[];
};

/**
 * Walks from `from` to now, day by day: each game is forecast from the results known at the start of its day and the prices
 * known an hour before it. The forecaster ends up knowing all results.
 */
export async function* walkDays(
  services: Services,
  options: { readonly forecaster: Forecaster; readonly from: Date },
): AsyncGenerator<WalkedDay> {
  const { forecaster } = options;
  const now = services.clock.now();
  const total = Math.ceil((now.getTime() - options.from.getTime()) / DAY_MS);
  for (let dayNo = 0; dayNo < total; dayNo += 1) {
    const from = new Date(options.from.getTime() + dayNo * DAY_MS);
    await forecaster.advance(from);
    yield { done: dayNo + 1, total, games: await gamesOfDay(services, { forecaster, from, now }) };
  }
  await forecaster.advance(now);
}

/** The games of which the hour before the start lies in the day that begins at `from`, and which have ended by now. */
async function gamesOfDay(
  { db }: Services,
  { forecaster, from, now }: { readonly forecaster: Forecaster; readonly from: Date; readonly now: Date },
): Promise<WalkedGame[]> {
  const fixtures = await listFixtureRows(db, {
    source: forecaster.source,
    sport: forecaster.sport,
    after: new Date(from.getTime() + LEAD_MS - 1),
    until: new Date(from.getTime() + DAY_MS + LEAD_MS - 1),
    asOf: now,
  });
  const gameIds = fixtures.map((row) => row.game.id);
  const oddsOf = Map.groupBy(await listAllOdds(db, gameIds), (row) => row.gameId);
  const finals = new Map((await listFinals(db, { gameIds, asOf: now })).map((row) => [row.gameId, row]));
  return fixtures.flatMap((row) => {
    const final = finals.get(row.game.id);
    if (final === undefined) return [];
    const odds = oddsOf.get(row.game.id) ?? [];
    const publishedAt = new Date(row.game.startAt.getTime() - LEAD_MS);
    const known = odds.filter((price) => price.knownAt <= publishedAt);
    const forecast = forecaster.predict(row, known);
    return [{ row, final, odds, publishedAt, forecast, offers: newestOffers(known) }];
  });
}

/** The newest price of each bookmaker on each market. `odds` come oldest first. */
export function newestOffers(odds: readonly OddsSnapshotRow[]): OddsSnapshotRow[] {
  const newest = new Map<`${BetType}:${string}`, OddsSnapshotRow>();
  for (const price of odds) newest.set(`${price.betType}:${price.bookmaker}`, price);
  return [...newest.values()];
}
