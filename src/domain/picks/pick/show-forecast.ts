import { findGameStart } from '#db/queries/coming-game.ts';
import { type ForecastRow, listNewestForecasts } from '#db/queries/forecast.ts';
import { cacheStore, openDataCache } from '#domain/foundation/cache/data-cache.ts';
import { cachedSources } from '#domain/picks/figures/cached-sums.ts';
import { readAsOf } from '#domain/picks/figures/record-scope.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { type ForecastView, forecastView } from './forecast-view.ts';

type Common = {
  readonly event_id: string;
  readonly start_at: string;
  readonly as_of: string;
  /** 'analyzing': the game is too far away, or its forecast is being made. */
  readonly state: 'ready' | 'insufficient' | 'analyzing';
};

type ShownForecast =
  | (Common & { readonly locked: true })
  | (Common & { readonly locked: false; readonly forecast: ForecastView | null });

const cacheStores = () => ({
  game: cacheStore<Awaited<ReturnType<typeof findGameStart>>>(['games', 'record']),
  forecast: cacheStore<readonly ForecastRow[]>(['prices']),
});
const presentStores = cacheStores();
/** Apart, so that somebody who reads the past does not push out what everybody reads now. */
const pastStores = cacheStores();

/** The forecast of a game as known at an instant; before the start a plan is needed, and without one nothing of it is read. */
export async function showForecast(
  services: Services,
  options: { readonly gameId: string; readonly isEntitled: boolean; readonly asOf?: string | undefined },
): Promise<ShownForecast> {
  const { gameId, isEntitled } = options;
  const now = services.clock.now();
  const asOf = readAsOf(options.asOf, now);
  const cache = await openDataCache(services);
  const sources = await cachedSources(services, cache);
  const [stores, key] =
    options.asOf === undefined ? [presentStores, gameId] : [pastStores, `${gameId}/${asOf.toISOString()}`];
  const game = await cache.getOrCompute(stores.game, key, () =>
    findGameStart(services.db, { gameId, asOf, sources }),
  );
  if (game === null) throw new AppError('not_found', `no game ${gameId}`);
  // What was said last before the start is what counts of a game that has begun.
  const until = asOf < game.startAt ? asOf : new Date(game.startAt.getTime() - 1);
  const stage = asOf < game.startAt ? 'coming' : game.startAt.toISOString();
  const [row] = await cache.getOrCompute(stores.forecast, `${key}/${stage}`, () =>
    listNewestForecasts(services.db, { gameIds: [gameId], asOf: until }),
  );
  const common = {
    event_id: gameId,
    start_at: game.startAt.toISOString(),
    as_of: asOf.toISOString(),
    state: row === undefined ? ('analyzing' as const) : row.state,
  };
  if (!isEntitled && game.startAt > now) return { ...common, locked: true };
  return { ...common, locked: false, forecast: row ? forecastView(row) : null };
}
