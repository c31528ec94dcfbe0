import type { ModelConfig } from '@trueline/predict';
import type { Services } from '#domain/services.ts';
import { cachedOr, createCache } from '#platform/cache.ts';
import { createLeagueDesk, type LeagueDesk } from './league-desk.ts';
import type { League } from './league-sheet.ts';
import { createModelLife, type ModelLife } from './model-life.ts';

/** Desks are some tens of megabytes, so only those that were asked for last stay in memory; lives are smaller. */
const MAX_LEAGUES = 3;
const MAX_MODELS = 60;

/** A worker's desks, and the models that live on at them. */
export type Desks = {
  desk(league: League): LeagueDesk;
  life(desk: LeagueDesk, config: ModelConfig): ModelLife;
};

export function createDesks(services: Services): Desks {
  const desks = createCache<string, LeagueDesk>(MAX_LEAGUES);
  const lives = createCache<string, { readonly desk: LeagueDesk; readonly life: ModelLife }>(MAX_MODELS);
  return {
    desk: ({ source, id, ...league }) =>
      cachedOr(desks, `${source}/${id}`, () => createLeagueDesk(services, { source, id, ...league })),
    life(desk, config) {
      const key = `${desk.league.source}/${desk.league.id}/${JSON.stringify(config)}`;
      // A life goes on at the desk at which it began: another one's rows are other objects.
      if (lives.get(key)?.desk !== desk) lives.delete(key);
      return cachedOr(lives, key, () => ({ desk, life: createModelLife(desk, config) })).life;
    },
  };
}
