import { describe, expect, it } from 'vitest';
import { createLineSums, trustOf } from '../calibration/line-trust.ts';
import type { SoccerDistribution } from '../distribution/distribution.ts';
import { lineProbability } from '../distribution/market-line.ts';
import { scoreLaw } from '../distribution/read-market.ts';
import { logit, sigmoid } from '../numeric/logit.ts';
import { seededRandom } from '../numeric/seeded-random.ts';
import { closedLaw, type Lines, learnMoves, usualLines } from './line-moves.ts';

type LineMarket = 'handicap' | 'total';
const BET_TYPES = { handicap: 'run_line', total: 'over_under' } as const;
const LINES = { handicap: [-2, -1.75, -1.5, -1, 1, 1.5], total: [2, 2.25, 2.5, 3, 3.5] } as const;

const soccer = (supremacy: number, rate: number): SoccerDistribution => ({
  kind: 'soccer',
  lambda: rate * Math.exp(supremacy),
  mu: rate * Math.exp(-supremacy),
  rho: -0.1,
});

function only(market: LineMarket, line: number, first: number): Lines {
  const fair = { line, first };
  return { handicap: market === 'handicap' ? fair : null, total: market === 'total' ? fair : null };
}

/** The line of a market that is nearest to even, as a bookmaker asks it, with its probability. */
function asked(market: LineMarket, distribution: SoccerDistribution) {
  const law = scoreLaw(distribution);
  return LINES[market]
    .map((line) => ({ line, first: lineProbability(law, BET_TYPES[market], line) }))
    .reduce((best, one) => (Math.abs(one.first - 0.5) < Math.abs(best.first - 0.5) ? one : best));
}

/** What is learned in a market whose closing price stands the given share of the way from the opening price to our law. */
function learned(market: LineMarket, share: number) {
  const random = seededRandom(7);
  const sums = { pricedHandicap: createLineSums(), pricedTotal: createLineSums() };
  for (let game = 0; game < 3000; game++) {
    const [supremacy, rate] = [0.2 + 1.6 * (random() - 0.4), 1.1 + 0.5 * random()];
    const own = soccer(supremacy, rate);
    const opened = asked(market, soccer(supremacy, rate));
    const off = 0.4 * (random() - 0.5);
    const price = logit(opened.first) - off;
    const opening = only(market, opened.line, sigmoid(price));
    // The closing price at the opening line, asked again where it is even: the line moves with it.
    const noise = 0.3 * (random() - 0.5);
    const wanted = only(market, opened.line, sigmoid(price + share * off + noise));
    const moved = closedLaw(own, wanted);
    const at = LINES[market]
      .map((line) => ({ line, first: lineProbability(moved, BET_TYPES[market], line) }))
      .reduce((best, one) => (Math.abs(one.first - 0.5) < Math.abs(best.first - 0.5) ? one : best));
    const lines = only(market, at.line, at.first);
    learnMoves(sums, scoreLaw(own), opening, { law: closedLaw(own, lines), lines });
  }
  return trustOf(market === 'handicap' ? sums.pricedHandicap : sums.pricedTotal, 0);
}

describe('what is learned of how lines move after the opening', () => {
  it.each([
    ['handicap', 0],
    ['handicap', 0.3],
    ['total', 0],
    ['total', 0.8],
  ] as const)('of a %s that comes %d of the way towards us is that share', (market, share) => {
    const trust = learned(market, share);
    expect(Math.abs((trust?.slope ?? 9) - share)).toBeLessThan(0.1);
    expect(Math.abs(trust?.intercept ?? 9)).toBeLessThan(0.02);
  });

  it('is nothing at handicaps that ask who wins, where no law can be moved', () => {
    const sums = { pricedHandicap: createLineSums(), pricedTotal: createLineSums() };
    const own = soccer(0.2, 1.3);
    for (const line of [0, -0.25, 0.5]) {
      const lines = only('handicap', line, 0.4);
      learnMoves(sums, scoreLaw(own), lines, { law: closedLaw(own, lines), lines });
    }
    expect(sums.pricedHandicap.n).toBe(0);
  });

  it('is kept off a price that stands where it was not expected', () => {
    const expected = soccer(0.2, 1.4);
    const law = scoreLaw(expected);
    const at = (shift: number): Lines => ({
      handicap: { line: -1, first: lineProbability(law, 'run_line', -1) },
      total: { line: 2.5, first: sigmoid(logit(lineProbability(law, 'over_under', 2.5)) + shift) },
    });
    expect(usualLines(expected, at(0.4))).toEqual(at(0.4));
    expect(usualLines(expected, at(-0.6))).toEqual({ ...at(-0.6), total: null });
    expect(usualLines(expected, { handicap: null, total: { line: 2.5, first: Number.NaN } })).toEqual({
      handicap: null,
      total: null,
    });
  });
});
