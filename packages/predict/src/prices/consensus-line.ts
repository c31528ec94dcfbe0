import { logit, sigmoid } from '../numeric/logit.ts';
import type { BetType, Price, PricePhase } from '../surface/game.ts';
import { bookWeight, weightedMean } from './book-weight.ts';
import { devig, overround } from './devig.ts';
import { isSoundOverround } from './sound-overround.ts';

/** A two-way market without margin; `first` is home or over, given no push. NaN where a line has no price. */
export type FairLine = { readonly line: number; readonly first: number };

type LinePrice = Pick<Price<PricePhase>, 'betType' | 'line' | 'homeOdds' | 'awayOdds'>;

/**
 * Where a market of lines stands: the line that most bookmakers quote, of equally many the one nearest to even, and the mean of
 * their fair log-odds there, those with a small margin counting most. Null where no one quotes a sound price.
 */
export function consensusLine(
  prices: readonly LinePrice[],
  betType: 'run_line' | 'over_under',
): FairLine | null {
  const byLine = Map.groupBy(fairPrices(prices, betType), ({ line }) => line);
  let best: { readonly books: number; readonly line: FairLine } | null = null;
  for (const [line, quotes] of byLine) {
    const mean = weightedMean(
      quotes,
      ({ booked }) => bookWeight(booked),
      ({ first }) => logit(first),
    );
    const candidate = { books: quotes.length, line: { line, first: sigmoid(mean) } };
    if (best === null || isBetter(candidate, best)) best = candidate;
  }
  return best?.line ?? null;
}

type Candidate = { readonly books: number; readonly line: FairLine };

function isBetter(one: Candidate, other: Candidate): boolean {
  if (one.books !== other.books) return one.books > other.books;
  return Math.abs(one.line.first - 0.5) < Math.abs(other.line.first - 0.5);
}

type PricedLine = FairLine & { readonly booked: number };

function fairPrices(prices: readonly LinePrice[], betType: BetType): readonly PricedLine[] {
  return prices.flatMap((price) => {
    const odds = [price.homeOdds, price.awayOdds];
    if (price.betType !== betType || price.line === null || !Number.isInteger(price.line * 4)) return [];
    const [first] = isSoundOverround(odds) ? (devig(odds, 'proportional') ?? []) : [];
    return first === undefined ? [] : [{ line: price.line, first, booked: overround(odds) }];
  });
}
