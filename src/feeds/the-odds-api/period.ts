import { DAY_MS, MINUTE_MS } from '#terms/durations.ts';
import type { Situation } from '../live/situation.ts';
import { type Pace, shareCredits, sumDemand } from './share-credits.ts';

const AHEAD_MS = 7 * DAY_MS;

/** How many times larger the plans are that are tried out; the first is the one that there is. */
const PLAN_SIZES = [1, 2, 5, 10] as const;

/** What a plan of so many credits a month would give in the coming days. */
type PlanSize = {
  readonly credits: number;
  readonly scoresEveryS: number | null;
  readonly oddsStretch: number | null;
};

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
  /** Credits a month with which every wait would be as wished, all months being like the coming days. */
  readonly enoughAMonth: number;
  /** The same of the plan that there is, used evenly, and of larger ones; empty where the provider does not say what was used. */
  readonly plans: readonly PlanSize[];
};

/** The pace at which credits go, by the games that are known; null where the provider never reported its account. */
export function showPeriod(situation: Situation, used: number | null): Period | null {
  const { now, remaining, games } = situation;
  if (remaining === null) return null;
  const begin = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1);
  const endsAt = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
  const days = (ms: number) => ms / DAY_MS;
  const passed = days(now.getTime() - begin);
  const monthDays = days(endsAt.getTime() - begin);
  const left = days(Math.max(MINUTE_MS, endsAt.getTime() - now.getTime()));
  const { scores, prices, closings } = sumDemand(games, {
    from: now,
    until: new Date(now.getTime() + AHEAD_MS),
  });
  const planOf = (credits: number): PlanSize => ({
    credits,
    ...waitsOf(shareCredits({ ...situation, remaining: Math.floor((credits * left) / monthDays) })),
  });
  const neededADay = (scores + prices + closings) / days(AHEAD_MS);
  return {
    endsAt,
    spentADay: used === null || passed < 1 / 24 ? null : Math.round(used / passed),
    leftADay: Math.floor(remaining / left),
    neededADay: Math.round(neededADay),
    leftAtEnd: Math.round(remaining - neededADay * left),
    ...waitsOf(shareCredits(situation)),
    enoughAMonth: Math.ceil(neededADay * monthDays),
    plans: used === null ? [] : PLAN_SIZES.map((size) => planOf((remaining + used) * size)),
  };
}

function waitsOf({ scores, prices }: Pace): Pick<Period, 'scoresEveryS' | 'oddsStretch'> {
  return {
    scoresEveryS: Number.isFinite(scores) ? Math.round(60 * scores) : null,
    oddsStretch: Number.isFinite(prices) ? Math.round(prices * 10) / 10 : null,
  };
}
