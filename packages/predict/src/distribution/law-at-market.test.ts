import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Distribution, MarketLine } from './distribution.ts';
import { lawAtMarket, lineProbability, type MarketAnchors } from './market-line.ts';
import { readLaw, scoreLaw } from './read-market.ts';

const basketball: Distribution = {
  kind: 'basketball',
  margin: { mean: 6, sd: 12 },
  total: { mean: 221, sd: 18 },
  pinned: { home: 0.69, draw: 0, away: 0.31 },
};
const soccer: Distribution = { kind: 'soccer', lambda: 1.6, mu: 1.1, rho: -0.1 };
const baseball: Distribution = {
  kind: 'baseball',
  home: { mean: 4.8, size: 4 },
  away: { mean: 4.1, size: 4 },
  extraHome: 0.52,
};
const law = fc.constantFrom(basketball, soccer, baseball);
const trust = fc.option(
  fc.record({
    intercept: fc.double({ min: -0.3, max: 0.3, noNaN: true }),
    slope: fc.double({ min: 0, max: 1.2, noNaN: true }),
  }),
);
const marketLine: fc.Arbitrary<MarketLine> = fc.record({
  handicap: trust,
  total: trust,
  pricedHandicap: trust,
  pricedTotal: trust,
});
const first = fc.oneof(fc.double({ min: 0.3, max: 0.7, noNaN: true }), fc.constant(Number.NaN));
const handicapLine = fc.integer({ min: -30, max: 30 }).map((half) => half / 2);

/** A distribution with any trust, and a market that stands anywhere near it. */
const given = fc
  .record({ distribution: law, marketLine, first, handicapLine, away: fc.integer({ min: -8, max: 8 }) })
  .map(({ distribution, marketLine: learned, ...at }) => {
    const mean = { basketball: 221, soccer: 2.5, baseball: 8.5 }[distribution.kind];
    const total = Math.max(0.5, mean + (distribution.kind === 'soccer' ? at.away / 8 : at.away / 2));
    const anchors: MarketAnchors = {
      handicap: { line: at.handicapLine, first: at.first },
      total: { line: Math.round(total * 2) / 2, first: at.first },
    };
    return { distribution: { ...distribution, marketLine: learned }, anchors };
  });

const total = (line: number, probability: number): MarketAnchors => ({
  handicap: null,
  total: { line, first: probability },
});
const even: MarketLine = {
  handicap: { intercept: 0, slope: 0 },
  total: { intercept: 0, slope: 0 },
};

describe('the one law of a game, moved to where the market stands', () => {
  it('never contradicts itself: on every line more is less likely, and no two lines promise a sure gain', () => {
    fc.assert(
      fc.property(given, ({ distribution, anchors }) => {
        const moved = lawAtMarket(distribution, anchors);
        for (const betType of ['run_line', 'over_under'] as const) {
          const centre = (betType === 'run_line' ? anchors.handicap : anchors.total)?.line ?? 0;
          let before = betType === 'run_line' ? -1 : 2;
          for (let step = -12; step <= 12; step++) {
            const line = centre + step / 4;
            const [upper, lower] = readLaw(moved, betType, line).sides;
            if (!upper || !lower) throw new Error('both markets have two sides');
            const parts = [upper.win, upper.halfWin, upper.push, upper.halfLose, upper.lose];
            expect(Math.abs(parts.reduce((sum, one) => sum + one, 0) - 1)).toBeLessThan(1e-9);
            for (const part of parts) expect(part).toBeGreaterThanOrEqual(0);
            expect(upper.win).toBe(lower.lose);
            // What a staked unit wins or gets back: never less on an easier line.
            const value = upper.win + 0.75 * upper.halfWin + upper.push / 2 + 0.25 * upper.halfLose;
            if (betType === 'run_line') expect(value).toBeGreaterThanOrEqual(before - 1e-9);
            else expect(value).toBeLessThanOrEqual(before + 1e-9);
            before = value;
          }
        }
      }),
    );
  });

  it('keeps the winner, whatever the handicap', () => {
    fc.assert(
      fc.property(given, ({ distribution, anchors }) => {
        const plain = readLaw(scoreLaw(distribution), 'win_loss', null).sides;
        const moved = readLaw(lawAtMarket(distribution, anchors), 'win_loss', null).sides;
        for (const [index, side] of plain.entries()) {
          expect(moved[index]?.win ?? Number.NaN).toBeCloseTo(side.win, 9);
        }
      }),
    );
  });

  it('stays as it is at a handicap that asks who wins, since it keeps its winner', () => {
    fc.assert(
      fc.property(
        law,
        fc.constantFrom(-0.5, 0, 0.5),
        fc.double({ min: 0.1, max: 0.9, noNaN: true }),
        (distribution, line, price) => {
          const moved = lawAtMarket(distribution, { handicap: { line, first: price }, total: null });
          for (const [i, mass] of scoreLaw(distribution).margin.mass.entries()) {
            expect(moved.margin.mass[i]).toBeCloseTo(mass, 12);
          }
        },
      ),
    );
  });

  it('says what the price says at its line where nothing has shown that we know better', () => {
    fc.assert(
      fc.property(law, fc.double({ min: 0.35, max: 0.65, noNaN: true }), (distribution, price) => {
        const line = { basketball: 218.5, soccer: 2.5, baseball: 8.5 }[distribution.kind];
        const moved = lawAtMarket(distribution, total(line, price));
        expect(lineProbability(moved, 'over_under', line)).toBeCloseTo(price, 9);
      }),
    );
  });

  it('goes as far from the price as its difference has proved worth', () => {
    const own = lineProbability(scoreLaw(basketball), 'over_under', 215.5);
    const logOdds = (p: number) => Math.log(p / (1 - p));
    const learned = { ...even, pricedTotal: { intercept: 0, slope: 0.25 } };
    const moved = lawAtMarket({ ...basketball, marketLine: learned }, total(215.5, 0.52));
    const wanted = logOdds(0.52) + 0.25 * (logOdds(own) - logOdds(0.52));
    expect(logOdds(lineProbability(moved, 'over_under', 215.5))).toBeCloseTo(wanted, 8);
  });

  it('gives each line its worth: a point of basketball, half a run, half a goal', () => {
    const atPoint = lawAtMarket({ ...basketball, marketLine: even }, total(221.5, 0.5));
    const steps = [218.5, 219.5, 220.5, 221.5, 222.5].map((line) => readOver(atPoint, line));
    for (const [index, p] of steps.entries()) {
      if (index === 0) continue;
      expect((steps[index - 1] ?? 0) - p).toBeGreaterThan(0.018);
      expect((steps[index - 1] ?? 0) - p).toBeLessThan(0.026);
    }
    const atRun = lawAtMarket({ ...baseball, marketLine: even }, total(8.5, 0.5));
    const half = lineProbability(atRun, 'over_under', 8) - lineProbability(atRun, 'over_under', 8.5);
    expect(half).toBeGreaterThan(0.04);
    expect(half).toBeLessThan(0.08);
  });

  it('prefers the better line of three at about even prices, not the longest price', () => {
    const moved = lawAtMarket({ ...basketball, marketLine: even }, total(221.5, 0.5));
    const value = (line: number, odds: number) => readOver(moved, line) * odds - 1;
    expect(value(218.5, 1.95)).toBeGreaterThan(0.05);
    expect(value(224.5, 2.06)).toBeLessThan(0);
  });
});

function readOver(moved: ReturnType<typeof lawAtMarket>, line: number): number {
  return readLaw(moved, 'over_under', line).sides[0]?.win ?? Number.NaN;
}
