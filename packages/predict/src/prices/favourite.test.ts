import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Distribution } from '../distribution/distribution.ts';
import { readMarket } from '../distribution/read-market.ts';
import { namesOtherFavourite } from './favourite.ts';

type Quote = Parameters<typeof namesOtherFavourite>[0];

const BY_NAME = { winner: 'win_loss', handicap: 'run_line' } as const;

function quote(market: keyof typeof BY_NAME, odds: readonly number[], line: number | null = null): Quote {
  const [homeOdds = null, second = null, third] = odds;
  const isThreeWay = third !== undefined;
  return {
    betType: BY_NAME[market],
    line,
    bookmaker: 'one',
    homeOdds,
    drawOdds: isThreeWay ? second : null,
    awayOdds: isThreeWay ? third : second,
  };
}

/** What a bookmaker who knows the law of a game would ask for it, with a margin; `skew` is the first side's share of the margin. */
function quoteOf(
  law: Distribution,
  market: keyof typeof BY_NAME,
  options: { readonly line: number | null; readonly margin: number; readonly skew: number },
): Quote {
  const { sides } = readMarket(law, BY_NAME[market], options.line);
  const shares = sides.map(({ win, push }) => win / (1 - push));
  const rest = (1 - options.skew) / (shares.length - 1);
  const odds = shares.map((share, i) => 1 / (share + options.margin * (i === 0 ? options.skew : rest)));
  return quote(market, odds, options.line);
}

const margins = {
  margin: fc.double({ min: 0, max: 0.08, noNaN: true }),
  skew: fc.double({ min: 0, max: 1 }),
};
const basketball = fc.double({ min: -18, max: 18, noNaN: true }).map(
  (mean): Distribution => ({
    kind: 'basketball',
    margin: { mean, sd: 12.3 },
    total: { mean: 221, sd: 18.3 },
  }),
);
const soccer = fc
  .tuple(fc.double({ min: 0.4, max: 3, noNaN: true }), fc.double({ min: 0.4, max: 3, noNaN: true }))
  .map(([lambda, mu]): Distribution => ({ kind: 'soccer', lambda, mu, rho: -0.1 }));

function swapped({ betType, line, bookmaker, homeOdds, drawOdds, awayOdds }: Quote): Quote {
  return {
    betType,
    line: line === null ? null : -line,
    bookmaker,
    homeOdds: awayOdds,
    drawOdds,
    awayOdds: homeOdds,
  };
}

describe('two markets of a game', () => {
  it('name one favourite wherever both are read off one law, however the margins are spread', () => {
    const any = fc.record({
      law: fc.oneof(basketball, soccer),
      half: fc.integer({ min: -8, max: 8 }),
      ...margins,
    });
    fc.assert(
      fc.property(any, ({ law, half, margin, skew }) => {
        const winner = quoteOf(law, 'winner', { line: null, margin, skew });
        const handicap = quoteOf(law, 'handicap', { line: half / 2, margin, skew: 0.5 });
        expect([winner, handicap].filter((one) => namesOtherFavourite(one, [winner, handicap]))).toEqual([]);
      }),
    );
  });

  it('are both refused where home and away were swapped in one of them', () => {
    fc.assert(
      fc.property(fc.double({ min: 3, max: 18, noNaN: true }), fc.boolean(), (points, isBare) => {
        const line = -Math.round(points * 2) / 2;
        const law: Distribution = {
          kind: 'basketball',
          margin: { mean: -line, sd: 12.3 },
          total: { mean: 221, sd: 18.3 },
        };
        const winner = quoteOf(law, 'winner', { line: null, margin: 0.04, skew: 0.5 });
        const priced = quoteOf(law, 'handicap', { line, margin: 0.05, skew: 0.5 });
        const handicap = isBare ? { ...priced, homeOdds: null, awayOdds: null } : priced;
        for (const both of [
          [swapped(winner), handicap],
          [winner, swapped(handicap)],
        ]) {
          expect(both.map((one) => namesOtherFavourite(one, both))).toEqual([true, true]);
        }
      }),
    );
  });

  it('are judged by what most of the other market’s prices name', () => {
    const winner = quote('winner', [1.4, 3.1]);
    const right = [quote('handicap', [1.91, 1.91], -6), quote('handicap', [1.87, 1.95], -5.5)];
    const wrong = quote('handicap', [1.91, 1.91], 6);
    const all = [winner, ...right, wrong];
    expect(all.filter((one) => namesOtherFavourite(one, all))).toEqual([wrong]);
  });

  it('say nothing of each other where one leaves open who is better, and totals never do', () => {
    const near = [quote('winner', [1.93, 1.89]), quote('handicap', [1.91, 1.91], -1)];
    expect(near.map((one) => namesOtherFavourite(one, near))).toEqual([false, false]);
    const runLine = [quote('winner', [1.8, 2.1]), quote('handicap', [1.5, 2.7], 1.5)];
    expect(runLine.map((one) => namesOtherFavourite(one, runLine))).toEqual([false, false]);
    const total: Quote = { ...quote('handicap', [1.9, 1.9], 6), betType: 'over_under' };
    expect(namesOtherFavourite(total, [total, quote('winner', [1.4, 3.1])])).toBe(false);
  });
});
