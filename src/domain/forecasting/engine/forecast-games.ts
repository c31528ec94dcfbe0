import { listFixtureRows } from '#db/queries/fixture.ts';
import { insertForecasts, listNewestForecasts } from '#db/queries/forecast.ts';
import { insertShadowForecasts, listNewestShadows } from '#db/queries/shadow-forecast.ts';
import type { Services } from '#domain/services.ts';
import { idOf } from '#platform/id.ts';
import { DAY_MS } from '#terms/durations.ts';
import { forecastRow } from './forecast-row.ts';
import type { Forecaster } from './forecaster.ts';
import { listPricesAtHand, pricesUntil } from './prices-at-hand.ts';

const DAYS_AHEAD = 7;

/**
 * Forecasts the games of the coming seven days from all that is known now, the newest prices included. A forecast that says the same as the newest one
 * is not written again. What a shadow says goes to a table of its own, which nothing reads that is shown or published. Answers
 * how many were new.
 */
export async function forecastGames(
  services: Services,
  options: { readonly forecaster: Forecaster; readonly as?: 'live' | 'shadow' },
): Promise<{ readonly games: number; readonly written: number }> {
  const { db, clock } = services;
  const { forecaster } = options;
  const now = clock.now();
  await forecaster.advance(now);
  const fixtures = await listFixtureRows(db, {
    source: forecaster.source,
    sport: forecaster.sport,
    after: now,
    until: new Date(now.getTime() + DAYS_AHEAD * DAY_MS),
    asOf: now,
  });
  const gameIds = fixtures.map((row) => row.game.id);
  const odds = await listPricesAtHand(db, { gameIds, asOf: now });
  const { modelId } = forecaster;
  const rows = fixtures.map((row) => {
    const known = odds.get(row.game.id) ?? [];
    return forecastRow(forecaster.predict(row, known), {
      knownAt: now,
      computedAt: now,
      modelId,
      pricesUntil: pricesUntil(known),
    });
  });
  const written =
    options.as === 'shadow'
      ? await writeShadows(services, { rows, modelId, gameIds })
      : await writeLive(services, { rows, gameIds, now });
  return { games: fixtures.length, written };
}

type Rows = { readonly rows: readonly ReturnType<typeof forecastRow>[]; readonly gameIds: readonly string[] };

async function writeLive({ db }: Services, options: Rows & { readonly now: Date }): Promise<number> {
  const newest = await listNewestForecasts(db, { gameIds: options.gameIds, asOf: options.now });
  return insertForecasts(db, unsaid(options.rows, newest));
}

async function writeShadows(
  { db }: Services,
  { rows, modelId, gameIds }: Rows & { readonly modelId: string | null },
): Promise<number> {
  if (modelId === null) throw new Error('A shadow is one of the models that are counted.');
  const newest = await listNewestShadows(db, { modelId, gameIds });
  const own = unsaid(rows, newest).map(({ origin: _, pricesUntil: __, id, ...row }) => ({
    ...row,
    modelId,
    id: idOf('shadow', modelId, id),
  }));
  return insertShadowForecasts(db, own);
}

/** The forecasts that say something else than the newest of their game. */
function unsaid(
  rows: Rows['rows'],
  newest: readonly { readonly gameId: string; readonly contentHash: string }[],
) {
  const known = new Map(newest.map((row) => [row.gameId, row.contentHash]));
  return rows.filter((row) => known.get(row.gameId) !== row.contentHash);
}
