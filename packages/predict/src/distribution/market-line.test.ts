import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Distribution, MarketLine } from './distribution.ts';
import { marketLineProbability, readMarketLine } from './market-line.ts';
import { readMarket, type SideReading } from './read-market.ts';

const basketball: Distribution = {
  kind: 'basketball',
  margin: { mean: 6, sd: 12 },
  total: { mean: 215, sd: 18 },
  pinned: { home: 0.69, draw: 0, away: 0.31 },
};
const soccer: Distribution = { kind: 'soccer', lambda: 1.6, mu: 1.1, rho: -0.1 };
const baseball: Distribution = {
  kind: 'baseball',
  home: { mean: 4.8, size: 4 },
  away: { mean: 4.1, size: 4 },
  extraHome: 0.52,
};
const anyDistribution = fc.constantFrom(basketball, soccer, baseball);
const trust = fc.record({
  intercept: fc.double({ min: -0.3, max: 0.3, noNaN: true }),
  slope: fc.double({ min: 0, max: 1.2, noNaN: true }),
});
const handicap = fc.integer({ min: -40, max: 40 }).map((quarter) => quarter / 4);

function trusted(distribution: Distribution, marketLine: MarketLine): Distribution {
  return { ...distribution, marketLine };
}

const won = ({ win, halfWin }: SideReading) => win + halfWin;

describe('a reading at the line of the market', () => {
  it('is the plain one where nothing is known of the trust', () => {
    expect(readMarketLine(soccer, 'over_under', 2.5)).toEqual(readMarket(soccer, 'over_under', 2.5));
    const none = trusted(soccer, { handicap: null, total: null });
    expect(readMarketLine(none, 'run_line', -1)).toEqual(readMarket(soccer, 'run_line', -1));
  });

  it('gives the line all the say where the slope is 0', () => {
    const even = trusted(basketball, {
      handicap: { intercept: 0, slope: 0 },
      total: { intercept: 0, slope: 0 },
    });
    expect(marketLineProbability(basketball, 'over_under', 221.5)).toBeLessThan(0.37);
    expect(marketLineProbability(even, 'over_under', 221.5)).toBeCloseTo(0.5, 9);
    expect(marketLineProbability(even, 'run_line', -9.5)).toBeCloseTo(0.5, 9);
  });

  it('keeps a share of its own log-odds in between', () => {
    const own = marketLineProbability(basketball, 'over_under', 221.5);
    const half = trusted(basketball, { handicap: null, total: { intercept: 0, slope: 0.5 } });
    const p = marketLineProbability(half, 'over_under', 221.5);
    expect(Math.log(p / (1 - p))).toBeCloseTo(0.5 * Math.log(own / (1 - own)), 8);
  });

  it('never contradicts the winner, whatever the trust', () => {
    fc.assert(
      fc.property(anyDistribution, trust, handicap, (distribution, one, line) => {
        const bent = trusted(distribution, { handicap: one, total: one });
        const [home] = readMarket(bent, 'win_loss', null).sides;
        const [cover] = readMarketLine(bent, 'run_line', line).sides;
        if (!home || !cover) throw new Error('both markets have a home side');
        if (line <= -0.5) expect(won(cover)).toBeLessThanOrEqual(home.win + 1e-9);
        if (line >= 0) expect(1 - cover.lose).toBeGreaterThanOrEqual(home.win - 1e-9);
        if (Math.abs(line) === 0.5) {
          expect(cover.win).toBeCloseTo(readMarket(bent, 'run_line', line).sides[0]?.win ?? 0, 12);
        }
      }),
    );
  });

  it('has probabilities of at least 0 that add up to 1, both sides mirrored', () => {
    fc.assert(
      fc.property(anyDistribution, trust, handicap, (distribution, one, line) => {
        const bent = trusted(distribution, { handicap: one, total: one });
        for (const betType of ['run_line', 'over_under'] as const) {
          const { sides } = readMarketLine(bent, betType, betType === 'over_under' ? Math.abs(line) : line);
          const [first, second] = sides;
          for (const { win, halfWin, push, halfLose, lose } of sides) {
            for (const p of [win, halfWin, push, halfLose, lose]) expect(p).toBeGreaterThanOrEqual(0);
            expect(Math.abs(win + halfWin + push + halfLose + lose - 1)).toBeLessThan(1e-9);
          }
          expect(first?.win).toBe(second?.lose);
        }
      }),
    );
  });

  it('refuses a line that is no multiple of a quarter', () => {
    const bent = trusted(soccer, { handicap: { intercept: 0, slope: 0 }, total: null });
    expect(() => readMarketLine(bent, 'run_line', 0.3)).toThrow(RangeError);
  });
});
