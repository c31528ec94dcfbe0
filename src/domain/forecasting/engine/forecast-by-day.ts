import type { Forecast } from '@trueline/predict';
import { type FixtureRow, listFixtureRows } from '#db/queries/fixture.ts';
import { type FinalRow, listFinals } from '#db/queries/game.ts';
import { listAllOdds, type OddsSnapshotRow } from '#db/queries/played-game.ts';
import type { Services } from '#domain/services.ts';
import { DAY_MS, HOUR_MS } from '#terms/durations.ts';
import type { Forecaster } from './forecaster.ts';

/** The price that stands an hour before the start is taken: late enough to exist, early enough to be had (docs/product/custom-models.md). */
export const LEAD_MS = HOUR_MS;

/** A game that has ended, with every price that there ever was of it, the oldest first. */
export type EndedGame = {
  readonly row: FixtureRow;
  readonly final: FinalRow;
  readonly odds: readonly OddsSnapshotRow[];
};

/** The same as it was forecast an hour before its start. */
export type ForecastedGame = EndedGame & { readonly forecast: Forecast; readonly forecastAt: Date };

export type ForecastedDay = {
  readonly done: number;
  readonly total: number;
  /** The day that was replayed: what the forecaster knows is what was known when it began. */
  readonly from: Date;
  readonly until: Date;
  readonly games: readonly ForecastedGame[];
};

/**
 * Replays the time from `from` to now, day by day: each game is forecast from the results known at the start of its day and the prices
 * known an hour before it. The forecaster ends up knowing all results.
 */
export async function* forecastByDay(
  services: Services,
  options: { readonly forecaster: Forecaster; readonly from: Date },
): AsyncGenerator<ForecastedDay> {
  const { forecaster } = options;
  const now = services.clock.now();
  const total = Math.ceil((now.getTime() - options.from.getTime()) / DAY_MS);
  for (let dayNo = 0; dayNo < total; dayNo += 1) {
    const from = new Date(options.from.getTime() + dayNo * DAY_MS);
    const until = new Date(Math.min(from.getTime() + DAY_MS, now.getTime()));
    await forecaster.advance(from);
    const games = await gamesOfDay(services, { forecaster, from, now });
    yield { done: dayNo + 1, total, from, until, games };
  }
  await forecaster.advance(now);
}

/** The games of which the hour before the start lies in the day that begins at `from`, and which have ended by now. */
async function gamesOfDay(
  services: Services,
  { forecaster, from, now }: { readonly forecaster: Forecaster; readonly from: Date; readonly now: Date },
): Promise<ForecastedGame[]> {
  const ended = await listEndedGames(services, {
    source: forecaster.source,
    sport: forecaster.sport,
    asOf: now,
    after: new Date(from.getTime() + LEAD_MS - 1),
    until: new Date(from.getTime() + DAY_MS + LEAD_MS - 1),
  });
  return ended.map((game) => {
    const forecastAt = new Date(game.row.game.startAt.getTime() - LEAD_MS);
    const known = game.odds.filter((price) => price.knownAt <= forecastAt);
    return { ...game, forecastAt, forecast: forecaster.predict(game.row, known) };
  });
}

/** The games of a stretch of starts that have ended by now. */
export async function listEndedGames(
  { db }: Services,
  filter: Parameters<typeof listFixtureRows>[1],
): Promise<EndedGame[]> {
  const fixtures = await listFixtureRows(db, filter);
  const gameIds = fixtures.map((row) => row.game.id);
  const oddsOf = Map.groupBy(await listAllOdds(db, gameIds), (row) => row.gameId);
  const finals = new Map(
    (await listFinals(db, { gameIds, asOf: filter.asOf })).map((row) => [row.gameId, row]),
  );
  return fixtures.flatMap((row) => {
    const final = finals.get(row.game.id);
    return final === undefined ? [] : [{ row, final, odds: oddsOf.get(row.game.id) ?? [] }];
  });
}
