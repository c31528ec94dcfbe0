import { type GameSums, sumByGame } from '#db/queries/record-games.ts';
import { type RecordFilter, type RecordSlice, sumRecord } from '#db/queries/record-sums.ts';
import { cacheStore, type DataCache } from '#domain/foundation/cache/data-cache.ts';
import { findShownSources } from '#domain/foundation/setting/shown-sources.ts';
import type { Services } from '#domain/services.ts';

const sourceStore = cacheStore<readonly string[]>(['record']);
const gameStore = cacheStore<readonly GameSums[]>(['record']);
const sumStore = cacheStore<readonly RecordSlice[]>(['record']);

/** The sources whose games the site shows. */
export function cachedSources(services: Services, cache: DataCache): Promise<readonly string[]> {
  return cache.getOrCompute(sourceStore, '', () => findShownSources(services));
}

/** The sums of a window, as known now or at an instant; what was known then changes only with facts that are added late. */
export function cachedSums(
  services: Services,
  cache: DataCache,
  filter: RecordFilter,
): Promise<readonly RecordSlice[]> {
  return cache.getOrCompute(sumStore, JSON.stringify(filter), () => sumRecord(services.db, filter));
}

/** The same window summed game by game first, for intervals that count a game once. */
export function cachedGames(
  services: Services,
  cache: DataCache,
  filter: RecordFilter,
): Promise<readonly GameSums[]> {
  return cache.getOrCompute(gameStore, JSON.stringify(filter), () => sumByGame(services.db, filter));
}
