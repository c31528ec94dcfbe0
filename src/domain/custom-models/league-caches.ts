import type { ModelConfig } from '@trueline/predict';
import type { Services } from '#domain/services.ts';
import { cachedOr, createCache } from '#platform/cache.ts';
import { createLeagueCache, type LeagueCache } from './league-cache.ts';
import type { League } from './league-sheet.ts';
import { createModelLife, type ModelLife } from './model-life.ts';

/** Caches of leagues are some tens of megabytes, so only those that were asked for last stay in memory; those of models are smaller. */
const MAX_LEAGUES = 3;
const MAX_MODELS = 60;

/** A worker's caches of leagues, and the models that are replayed on them. */
export type LeagueCaches = {
  cache(league: League): LeagueCache;
  life(cache: LeagueCache, config: ModelConfig): ModelLife;
};

export function createLeagueCaches(services: Services): LeagueCaches {
  const caches = createCache<string, LeagueCache>(MAX_LEAGUES);
  const lives = createCache<string, { readonly cache: LeagueCache; readonly life: ModelLife }>(MAX_MODELS);
  return {
    cache: ({ source, id, ...league }) =>
      cachedOr(caches, `${source}/${id}`, () => createLeagueCache(services, { source, id, ...league })),
    life(cache, config) {
      const key = `${cache.league.source}/${cache.league.id}/${JSON.stringify(config)}`;
      // A life goes on with the cache with which it began: another one's rows are other objects.
      if (lives.get(key)?.cache !== cache) lives.delete(key);
      return cachedOr(lives, key, () => ({ cache, life: createModelLife(cache, config) })).life;
    },
  };
}
