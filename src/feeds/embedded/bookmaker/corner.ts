import { type Random, randomFrom } from '../../seeded-random.ts';

/** A small place that makes no prices of its own: it copies those of the market, and takes its time. */
export const SAMPLE_CORNER = 'Sample Corner';

/** What it keeps of a market: more than the exchange, less than the book. */
export const CORNER_MARGIN = 0.028;
const MIN_LAG_HOURS = 0.25;
export const MAX_LAG_HOURS = 2;
/** The nearer the start, the more closely everybody watches: never more of the time that is left than this goes by. */
const MAX_LAG_SHARE = 0.3;

/** The lags of one game, from a stream of their own, so that neither the book's prices nor the exchange's change with them. */
export function cornerLags(gameKey: string): Random {
  return randomFrom('corner', gameKey);
}

/** How many hours before the start the corner follows a move that the others made so many hours before it. */
export function followHours(random: Random, moved: number): number {
  const lag = MIN_LAG_HOURS + random.next() * (MAX_LAG_HOURS - MIN_LAG_HOURS);
  return moved - Math.min(lag, moved * MAX_LAG_SHARE);
}
