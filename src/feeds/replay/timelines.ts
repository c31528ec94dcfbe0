import { cachedOr, createCache } from '#platform/cache.ts';
import type { FeedState } from '../feed.ts';
import { type GamePlan, planGame } from './plan-game.ts';
import { type ReplayRow, toState } from './replay-row.ts';
import { lastEventOf, timelineOf } from './timeline.ts';

const MAX_ENTRIES = 200;

/** What a replay's seed makes of each row: its plan, its states after the announcement, and the last of them alone. */
export type Timelines = {
  readonly planOf: (row: ReplayRow) => GamePlan;
  readonly statesOf: (row: ReplayRow) => readonly FeedState[];
  readonly lastStateOf: (row: ReplayRow) => readonly FeedState[];
};

/** Keeps plans, which are small, and the timelines of the games that are asked for again while they are live. */
export function createTimelines(seed: string): Timelines {
  const plans = new WeakMap<ReplayRow, GamePlan>();
  const cache = createCache<ReplayRow, readonly FeedState[]>(MAX_ENTRIES);
  const planOf = (row: ReplayRow): GamePlan => {
    const plan = plans.get(row) ?? planGame(row.game, seed);
    plans.set(row, plan);
    return plan;
  };
  const statesOf = (row: ReplayRow): readonly FeedState[] =>
    cachedOr(cache, row, () => {
      const events = timelineOf(row.game, planOf(row), seed);
      return events.map((event, index) => toState(row, event, index === events.length - 1));
    });
  const lastStateOf = (row: ReplayRow): readonly FeedState[] => {
    const event = lastEventOf(row.game, planOf(row), seed);
    return event === undefined ? [] : [toState(row, event, true)];
  };
  return { planOf, statesOf, lastStateOf };
}
