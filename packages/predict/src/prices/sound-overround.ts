import { overround } from './devig.ts';

/** Sums of inverse odds outside this range are typing errors or prices put together from several bookmakers. */
const SOUND_OVERROUND = { low: 0.985, high: 1.35 } as const;

/** Whether the odds of all sides of a market can be one bookmaker's. Unknown odds are not. */
export function isSoundOverround(odds: readonly (number | null)[]): boolean {
  const sum = overround(odds);
  return sum > SOUND_OVERROUND.low && sum < SOUND_OVERROUND.high;
}
