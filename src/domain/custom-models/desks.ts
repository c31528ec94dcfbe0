import type { ModelConfig } from '@trueline/predict';
import type { Services } from '#domain/services.ts';
import { createLeagueDesk, type LeagueDesk } from './league-desk.ts';
import type { League } from './league-sheet.ts';
import { createModelLife, type ModelLife } from './model-life.ts';

/** Desks are some tens of megabytes, so only those that were asked for last are kept; lives are smaller. */
const KEPT_DESKS = 3;
const KEPT_LIVES = 60;

/** A worker's desks, and the models that live on at them. */
export type Desks = {
  desk(league: League): LeagueDesk;
  life(desk: LeagueDesk, config: ModelConfig): ModelLife;
};

export function createDesks(services: Services): Desks {
  const desks = new Map<string, LeagueDesk>();
  const lives = new Map<string, { readonly desk: LeagueDesk; readonly life: ModelLife }>();
  return {
    desk: ({ source, id, ...league }) =>
      takeOrMake(desks, `${source}/${id}`, KEPT_DESKS, () =>
        createLeagueDesk(services, { source, id, ...league }),
      ),
    life(desk, config) {
      const key = `${desk.league.source}/${desk.league.id}/${JSON.stringify(config)}`;
      // A life goes on at the desk at which it began: another one's rows are other objects.
      if (lives.get(key)?.desk !== desk) lives.delete(key);
      return takeOrMake(lives, key, KEPT_LIVES, () => ({ desk, life: createModelLife(desk, config) })).life;
    },
  };
}

/** What is kept under a key, made where it is not, and what was not asked for longest is let go. */
function takeOrMake<Value>(kept: Map<string, Value>, key: string, most: number, make: () => Value): Value {
  const value = kept.get(key) ?? make();
  kept.delete(key);
  kept.set(key, value);
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  return value;
}
