import { listFixtureRows } from '#db/queries/fixture.ts';
import { insertForecasts, listNewestForecasts } from '#db/queries/forecast.ts';
import { listOpenAndClose } from '#db/queries/played-game.ts';
import type { Services } from '../services.ts';
import { forecastRow } from './forecast-row.ts';
import type { Forecaster } from './forecaster.ts';

const DAYS_AHEAD = 7;
const DAY_MS = 86_400_000;

/**
 * Forecasts the games of the coming seven days from all that is known now. A forecast that says the same as the newest one
 * is not written again. Answers how many were new.
 */
export async function forecastGames(
  services: Services,
  options: { readonly forecaster: Forecaster },
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
  const odds = Map.groupBy(
    await listOpenAndClose(db, { gameIds, asOf: now, phases: ['open'] }),
    (price) => price.gameId,
  );
  const known = new Map(
    (await listNewestForecasts(db, { gameIds, asOf: now })).map((row) => [row.gameId, row.contentHash]),
  );
  const rows = fixtures
    .map((row) =>
      forecastRow(forecaster.predict(row, odds.get(row.game.id) ?? []), { knownAt: now, computedAt: now }),
    )
    .filter((row) => known.get(row.gameId) !== row.contentHash);
  return { games: fixtures.length, written: await insertForecasts(db, rows) };
}
