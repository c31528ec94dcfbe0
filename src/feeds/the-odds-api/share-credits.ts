import { DAY_MS, MINUTE_MS } from '#terms/durations.ts';
import type { Sport } from '#terms/sports.ts';
import type { NearGame, Situation } from '../live/situation.ts';
import { costOf } from './ask.ts';
import { listWishes, usualLengthMs } from './list-wishes.ts';

/** So far ahead the provider's list of games is whole. */
const AHEAD_MS = 7 * DAY_MS;
const STEP_MS = 30 * MINUTE_MS;
/** The last price of a game is asked for this long before its start. */
export const CLOSING_MS = 5 * MINUTE_MS;
/** Of what closing prices leave, live scores take up to this share before other prices get less. */
const SCORES_SHARE = 0.75;
/** Closing prices of all games are asked for while they take no more than this share; else those of games with a pick alone. */
const CLOSINGS_SHARE = 1 / 3;

/** What some days cost at the wished pace, in credits. */
export type Demand = {
  readonly scores: number;
  readonly prices: number;
  readonly closings: number;
  /** Of the closings, those of games with a pick. */
  readonly picked: number;
};

/** How many times longer the waits are than wished for; infinite where nothing is asked. */
export type Pace = {
  readonly scores: number;
  readonly prices: number;
  /** Whether the last price is asked for before every start, or before those of games with a pick alone. */
  readonly closings: 'all' | 'picked';
};

/**
 * Shares the credits out over what is left of the month by the games that are coming: what the next days would cost at the wished pace
 * is set against their part of the credits. Closing prices come first, those of games with a pick whatever is left, then live scores, then the
 * moves of prices.
 */
export function shareCredits({ now, remaining, games }: Situation): Pace {
  if (remaining === null) return { scores: 1, prices: 1, closings: 'all' };
  if (remaining <= 0)
    return { scores: Number.POSITIVE_INFINITY, prices: Number.POSITIVE_INFINITY, closings: 'picked' };
  const restMs = Math.max(
    MINUTE_MS,
    Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1) - now.getTime(),
  );
  const aheadMs = Math.min(AHEAD_MS, restMs);
  const budget = remaining * (aheadMs / restMs);
  const demand = sumDemand(games, { from: now, until: new Date(now.getTime() + aheadMs) });
  const closings = demand.closings <= budget * CLOSINGS_SHARE ? 'all' : 'picked';
  const setAside = Math.max(demand.picked, Math.min(demand.closings, budget * CLOSINGS_SHARE));
  const left = Math.max(0, budget - setAside);
  const forScores = Math.min(demand.scores, Math.max(left * SCORES_SHARE, left - demand.prices));
  return {
    scores: stretch(demand.scores, forScores),
    prices: stretch(demand.prices, left - forScores),
    closings,
  };
}

function stretch(wanted: number, allowed: number): number {
  return wanted <= allowed ? 1 : wanted / allowed;
}

type Time = { readonly from: Date; readonly until: Date };

/** What a time costs at the wished pace, by the games that are known of it. */
export function sumDemand(games: readonly NearGame[], time: Time): Demand {
  const sum = { scores: 0, prices: 0, closings: 0, picked: 0 };
  for (const [leagueId, ofLeague] of Map.groupBy(games, ({ leagueId }) => leagueId)) {
    const [first] = ofLeague;
    if (first === undefined) continue;
    const open = ofLeague.filter(({ isOver }) => !isOver);
    const starts = startsOf(open);
    addWishes(sum, { leagueId, sport: first.sport, starts, time });
    sum.closings += closingsOf(leagueId, starts, time);
    sum.picked += closingsOf(leagueId, startsOf(open.filter(({ hasPick }) => hasPick)), time);
  }
  return sum;
}

const startsOf = (games: readonly NearGame[]): readonly number[] =>
  games.map(({ startAt }) => startAt.getTime()).sort((a, b) => a - b);

/** Goes through the time in steps. Of the games in play the oldest decides what is asked for, of those to come the next. */
function addWishes(
  sum: { scores: number; prices: number },
  options: {
    readonly leagueId: string;
    readonly sport: Sport;
    readonly starts: readonly number[];
    readonly time: Time;
  },
): void {
  const { leagueId, sport, starts, time } = options;
  const length = usualLengthMs(sport);
  let oldest = 0;
  let next = 0;
  for (let ms = time.from.getTime(); ms < time.until.getTime(); ms += STEP_MS) {
    while ((starts[oldest] ?? Number.POSITIVE_INFINITY) <= ms - length) oldest += 1;
    while ((starts[next] ?? Number.POSITIVE_INFINITY) <= ms) next += 1;
    const sinceStart = [Math.min(oldest, next), next].flatMap((index) => {
      const start = starts[index];
      return start === undefined ? [] : [ms - start];
    });
    if (sinceStart.length === 0) return;
    for (const wish of listWishes(leagueId, sinceStart)) {
      if (wish.purpose !== 'games') sum[wish.purpose] += (costOf(wish) * STEP_MS) / wish.everyMs;
    }
  }
}

/** The credits of the last prices: games that begin together are one question. */
function closingsOf(leagueId: string, starts: readonly number[], { from, until }: Time): number {
  const ahead = starts.filter((start) => start > from.getTime() && start <= until.getTime());
  return new Set(ahead).size * costOf({ endpoint: 'odds', leagueId, daysFrom: 0 });
}
