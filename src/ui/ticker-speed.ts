import { timings } from './timings.ts';

/** The width of a narrow character in the ticker's size, in CSS pixels. */
const narrowCharacterPx = 7;

/** How many seconds one round takes that moves the line by `distancePx`, at the promised speed. */
export function tickerSeconds(distancePx: number): number {
  return distancePx / narrowCharacterPx / timings.tickerSpeed;
}
