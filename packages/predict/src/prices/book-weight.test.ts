import { describe, expect, it } from 'vitest';
import type { Price, StandingPrice } from '../surface/game.ts';
import { bookWeight } from './book-weight.ts';
import { consensusLine } from './consensus-line.ts';
import { viewMarket } from './market-view.ts';

/** Two sides at a bookmaker who keeps a margin: the fair probability of the first, and what the inverse odds add up to. */
function quote(
  bookmaker: string,
  first: number,
  booked: number,
  over: Partial<Price<'now'>> = {},
): StandingPrice {
  const odds = { homeOdds: 1 / (first * booked), drawOdds: null, awayOdds: 1 / ((1 - first) * booked) };
  return { phase: 'now', betType: 'win_loss', line: null, bookmaker, ...odds, ...over };
}

const logit = (p: number) => Math.log(p / (1 - p));

describe('where bookmakers disagree', () => {
  it('one with half the margin counts four times as much, and none more for a margin below two hundredths', () => {
    expect(bookWeight(1.03) / bookWeight(1.06)).toBeCloseTo(4, 9);
    expect(bookWeight(1.001)).toBeCloseTo(bookWeight(1.02), 9);
    expect(bookWeight(0.99)).toBeCloseTo(bookWeight(1.02), 9);
  });

  it('the winner stands nearer to the one who takes less', () => {
    const view = viewMarket('now', [quote('dear', 0.5, 1.06), quote('cheap', 0.6, 1.03)], 'proportional');
    expect(logit(view.consensus?.home ?? 0)).toBeCloseTo(0.8 * logit(0.6), 9);
  });

  it('so does a line', () => {
    const line = { betType: 'over_under', line: 2.5 } as const;
    const agreed = consensusLine(
      [quote('dear', 0.5, 1.06, line), quote('cheap', 0.6, 1.03, line)],
      'over_under',
    );
    expect(logit(agreed?.first ?? 0)).toBeCloseTo(0.8 * logit(0.6), 9);
  });

  it('many outweigh one: eight with twice its margin move it by two thirds of the way', () => {
    const many = Array.from({ length: 8 }, (_, i) => quote(`book ${i}`, 0.5, 1.06));
    const view = viewMarket('now', [...many, quote('cheap', 0.6, 1.03)], 'proportional');
    expect(logit(view.consensus?.home ?? 0)).toBeCloseTo(logit(0.6) / 3, 9);
  });
});
