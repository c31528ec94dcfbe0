import type { ModelConfig } from '@trueline/predict';
import type { Services } from '#domain/services.ts';
import { cachedOr, createCache } from '#platform/cache.ts';
import { createLeagueCache, type LeagueCache } from './league-cache.ts';
import type { League } from './league-games.ts';
import { createModelReplay, type ModelReplay } from './model-replay.ts';

/** Caches of leagues are some tens of megabytes, so only those that were asked for last stay in memory; those of models are smaller. */
const MAX_LEAGUES = 3;
const MAX_MODELS = 60;

/** A worker's caches of leagues, and the models that are replayed on them. */
export type LeagueCaches = {
  cache(league: League): LeagueCache;
  replay(cache: LeagueCache, config: ModelConfig): ModelReplay;
};

export function createLeagueCaches(services: Services): LeagueCaches {
  const caches = createCache<string, LeagueCache>(MAX_LEAGUES);
  const replays = createCache<string, { readonly cache: LeagueCache; readonly replay: ModelReplay }>(
    MAX_MODELS,
  );
  return {
    cache: ({ source, id, ...league }) =>
      cachedOr(caches, `${source}/${id}`, () => createLeagueCache(services, { source, id, ...league })),
    replay(cache, config) {
      const key = `${cache.league.source}/${cache.league.id}/${JSON.stringify(config)}`;
      // A replay goes on with the cache with which it began: another one's rows are other objects.
      if (replays.get(key)?.cache !== cache) replays.delete(key);
      return cachedOr(replays, key, () => ({ cache, replay: createModelReplay(cache, config) })).replay;
    },
  };
}
