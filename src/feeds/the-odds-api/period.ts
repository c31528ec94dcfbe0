import { DAY_MS, MINUTE_MS } from '#terms/durations.ts';
import type { Situation } from '../live/situation.ts';
import { type Pace, shareCredits, sumDemand } from './share-credits.ts';

const AHEAD_MS = 7 * DAY_MS;

/** How the credits of the month go: what was spent, what is left of each day, and what the coming games need. */
export type Period = {
  readonly endsAt: Date;
  /** Since the month began; null where the provider does not say what was used, or the month is younger than an hour. */
  readonly spentADay: number | null;
  readonly leftADay: number;
  /** What the games of the next seven days cost a day at the wished pace. */
  readonly neededADay: number;
  /** What is left at the end of the month at the wished pace; below zero where the waits are stretched instead. */
  readonly leftAtEnd: number;
  /** Seconds between two questions about the scores of a league in play; null where none can be paid for. */
  readonly scoresEveryS: number | null;
  /** How many times longer than wished the waits for odds are; null where none can be paid for. */
  readonly oddsStretch: number | null;
};

/** The pace at which credits go, by the games that are known; null where the provider never told its account. */
export function showPeriod(situation: Situation, used: number | null): Period | null {
  const { now, remaining, games } = situation;
  if (remaining === null) return null;
  const begin = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1);
  const endsAt = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
  const days = (ms: number) => ms / DAY_MS;
  const passed = days(now.getTime() - begin);
  const left = days(Math.max(MINUTE_MS, endsAt.getTime() - now.getTime()));
  const { scores, prices, closings } = sumDemand(games, {
    from: now,
    until: new Date(now.getTime() + AHEAD_MS),
  });
  const neededADay = (scores + prices + closings) / days(AHEAD_MS);
  const pace: Pace = shareCredits(situation);
  return {
    endsAt,
    spentADay: used === null || passed < 1 / 24 ? null : Math.round(used / passed),
    leftADay: Math.floor(remaining / left),
    neededADay: Math.round(neededADay),
    leftAtEnd: Math.round(remaining - neededADay * left),
    scoresEveryS: Number.isFinite(pace.scores) ? Math.round(60 * pace.scores) : null,
    oddsStretch: Number.isFinite(pace.prices) ? Math.round(pace.prices * 10) / 10 : null,
  };
}
