import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Distribution } from './distribution.ts';
import { fairOdds, readMarket, readSide, type SideReading } from './read-market.ts';

const rate = fc.double({ min: 0.05, max: 6, noNaN: true });
const share = fc.double({ min: 0.02, max: 0.98, noNaN: true });
const soccer = fc
  .record({
    lambda: rate,
    mu: rate,
    rho: fc.double({ min: -0.2, max: 0.1, noNaN: true }),
    pin: fc.boolean(),
    p: share,
  })
  .map(({ lambda, mu, rho, pin, p }): Distribution => {
    const pinned = pin ? { pinned: { home: p * 0.7, draw: 0.3, away: (1 - p) * 0.7 } } : {};
    return { kind: 'soccer', lambda, mu, rho, ...pinned };
  });
const basketball = fc
  .record({
    mean: fc.double({ min: -40, max: 40, noNaN: true }),
    total: fc.double({ min: 120, max: 280, noNaN: true }),
  })
  .map(
    ({ mean, total }): Distribution => ({
      kind: 'basketball',
      margin: { mean, sd: 12 },
      total: { mean: total, sd: 18 },
    }),
  );
const baseball = fc.record({ home: rate, away: rate, extraHome: share }).map(
  ({ home, away, extraHome }): Distribution => ({
    kind: 'baseball',
    home: { mean: home * 1.5, size: 4 },
    away: { mean: away * 1.5, size: 4 },
    extraHome,
  }),
);
const anyDistribution = fc.oneof(soccer, basketball, baseball);
const handicap = fc.integer({ min: -60, max: 60 }).map((quarter) => quarter / 4);

function totalOf(side: SideReading): number {
  return side.win + side.halfWin + side.push + side.halfLose + side.lose;
}

describe('every market is read off one distribution', () => {
  it('has probabilities of at least 0 that add up to 1', () => {
    fc.assert(
      fc.property(anyDistribution, handicap, (distribution, line) => {
        for (const betType of ['win_loss', 'run_line', 'over_under'] as const) {
          const reading = readMarket(distribution, betType, betType === 'over_under' ? Math.abs(line) : line);
          for (const side of reading.sides) {
            expect(Math.abs(totalOf(side) - 1)).toBeLessThan(1e-9);
            for (const p of [side.win, side.halfWin, side.push, side.halfLose, side.lose]) {
              expect(p).toBeGreaterThanOrEqual(0);
            }
          }
          if (betType === 'win_loss') {
            const sum = reading.sides.reduce((total, side) => total + side.win, 0);
            expect(Math.abs(sum - 1)).toBeLessThan(1e-9);
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it('offers no arbitrage: a more generous line never wins less often, and the winner agrees with the ±0.5 handicaps', () => {
    fc.assert(
      fc.property(anyDistribution, handicap, (distribution, line) => {
        const value = (side: SideReading) => side.win + side.halfWin / 2 - side.halfLose / 2 - side.lose;
        const here = readSide(distribution, 'run_line', line, 'home');
        const next = readSide(distribution, 'run_line', line + 0.25, 'home');
        expect(value(next)).toBeGreaterThanOrEqual(value(here) - 1e-12);
        const winner = readSide(distribution, 'win_loss', null, 'home').win;
        expect(readSide(distribution, 'run_line', -0.5, 'home').win).toBeCloseTo(winner, 9);
      }),
      { numRuns: 200 },
    );
  });

  it('settles a quarter line as the mean of its two halves', () => {
    fc.assert(
      fc.property(anyDistribution, fc.integer({ min: -10, max: 10 }), (distribution, whole) => {
        const line = whole / 2 + 0.25;
        const gain = (side: SideReading) => side.win + side.halfWin / 2;
        const quarter = readSide(distribution, 'run_line', line, 'home');
        const low = readSide(distribution, 'run_line', line - 0.25, 'home');
        const high = readSide(distribution, 'run_line', line + 0.25, 'home');
        expect(gain(quarter)).toBeCloseTo((gain(low) + gain(high)) / 2, 9);
      }),
      { numRuns: 100 },
    );
  });

  it('pins the win probabilities exactly', () => {
    const pinned = { home: 0.5, draw: 0.3, away: 0.2 };
    const one: Distribution = { kind: 'soccer', lambda: 1.1, mu: 1.4, rho: -0.1, pinned };
    expect(readSide(one, 'win_loss', null, 'home').win).toBeCloseTo(0.5, 12);
    expect(readSide(one, 'win_loss', null, 'draw').win).toBeCloseTo(0.3, 12);
  });

  it('reads the hand-worked goalless game: λ = μ = ln 2 gives P(0-0) = 1/4 without correction', () => {
    const half: Distribution = { kind: 'soccer', lambda: Math.LN2, mu: Math.LN2, rho: 0 };
    expect(readSide(half, 'over_under', 0.5, 'under').win).toBeCloseTo(0.25, 7);
    expect(fairOdds(readSide(half, 'over_under', 0.5, 'under'))).toBeCloseTo(4, 5);
  });

  it('has no draw in basketball and baseball, and pushes only on whole lines', () => {
    const game: Distribution = {
      kind: 'basketball',
      margin: { mean: 0, sd: 12 },
      total: { mean: 200, sd: 18 },
    };
    expect(readMarket(game, 'win_loss', null).sides.map((side) => side.side)).toEqual(['home', 'away']);
    expect(readSide(game, 'win_loss', null, 'home').win).toBeCloseTo(0.5, 12);
    expect(readSide(game, 'run_line', 0, 'home').push).toBe(0);
    expect(readSide(game, 'run_line', -3, 'home').push).toBeGreaterThan(0.02);
    expect(readSide(game, 'run_line', -3.5, 'home').push).toBe(0);
  });

  it('refuses lines that no market has', () => {
    const game: Distribution = { kind: 'soccer', lambda: 1, mu: 1, rho: 0 };
    expect(() => readMarket(game, 'run_line', 0.3)).toThrow(RangeError);
    expect(() => readMarket(game, 'over_under', null)).toThrow(RangeError);
    expect(() => readSide(game, 'run_line', 1, 'draw')).toThrow(RangeError);
  });
});
