import { DAY_MS, HOUR_MS, MINUTE_MS } from '#terms/durations.ts';
import type { Sport } from '#terms/sports.ts';
import type { Question } from '../live/answer.ts';

/** What a question is for: credits are shared out by it. */
type Purpose = 'games' | 'scores' | 'prices';
export type Wish = Question & { readonly purpose: Purpose; readonly everyMs: number };

/** A game is followed closely this long; afterwards it is asked for now and then. */
const IN_PLAY_MS = 5 * HOUR_MS;
/** The earliest end of any game: from here on finished games are asked for, too. */
const EARLIEST_END_MS = 100 * MINUTE_MS;
const OVERDUE_MS = 3 * DAY_MS;
const EVENTS_EVERY_MS = 6 * HOUR_MS;
/** How often prices are asked for, by how soon the league's next game begins. */
const ODDS_EVERY: readonly (readonly [withinMs: number, everyMs: number])[] = [
  [HOUR_MS, 5 * MINUTE_MS],
  [3 * HOUR_MS, 10 * MINUTE_MS],
  [12 * HOUR_MS, 30 * MINUTE_MS],
  [2 * DAY_MS, 2 * HOUR_MS],
  [7 * DAY_MS, 12 * HOUR_MS],
];
const LENGTH_MS = {
  soccer: 115 * MINUTE_MS,
  basketball: 150 * MINUTE_MS,
  baseball: 195 * MINUTE_MS,
} as const;

/**
 * What one wants to know of a league at an instant and how often, whatever it costs, by how long ago its games that are not over began;
 * those to come have a negative time.
 */
export function listWishes(leagueId: string, sinceStart: readonly number[]): readonly Wish[] {
  const running = sinceStart.filter((ms) => ms >= 0 && ms < IN_PLAY_MS);
  const isOverdue = sinceStart.some((ms) => ms >= IN_PLAY_MS && ms < OVERDUE_MS);
  const untilNext = Math.min(...sinceStart.filter((ms) => ms < 0).map((ms) => -ms));
  const oddsEvery = ODDS_EVERY.find(([withinMs]) => untilNext <= withinMs)?.[1];
  const wishes: Wish[] = [
    { endpoint: 'events', leagueId, daysFrom: 0, purpose: 'games', everyMs: EVENTS_EVERY_MS },
  ];
  if (oddsEvery !== undefined)
    wishes.push({ endpoint: 'odds', leagueId, daysFrom: 0, purpose: 'prices', everyMs: oddsEvery });
  if (running.length > 0) {
    const daysFrom = running.some((ms) => ms >= EARLIEST_END_MS) ? 1 : 0;
    wishes.push({ endpoint: 'scores', leagueId, daysFrom, purpose: 'scores', everyMs: MINUTE_MS });
  } else if (isOverdue) {
    wishes.push({ endpoint: 'scores', leagueId, daysFrom: 3, purpose: 'scores', everyMs: HOUR_MS });
  }
  return wishes;
}

/** How long a game of the sport usually lasts: for the sum of what the days ahead will cost. */
export function usualLengthMs(sport: Sport): number {
  return LENGTH_MS[sport];
}
