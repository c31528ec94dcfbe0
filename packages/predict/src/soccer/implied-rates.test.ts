import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { soccerGrid } from '../distribution/soccer-grid.ts';
import { outcomeOfLogits } from '../stack/base.ts';
import { impliedRates } from './implied-rates.ts';
import { outcomeSums, overProbability } from './outcome-sums.ts';
import { baseOfRates, soccerDistribution } from './soccer-shape.ts';

const rate = fc.double({ min: 0.65, max: 3, noNaN: true });

describe('scoring rates and prices', () => {
  it('sums the regions of the grid without building it', () => {
    fc.assert(
      fc.property(rate, rate, (lambda, mu) => {
        const { mass, size } = soccerGrid({ kind: 'soccer', lambda, mu, rho: -0.1 });
        const sums = { home: 0, draw: 0, away: 0 };
        for (let h = 0; h < size; h++) {
          for (let a = 0; a < size; a++) {
            sums[h > a ? 'home' : h === a ? 'draw' : 'away'] += mass[h * size + a] ?? 0;
          }
        }
        const quick = outcomeSums(lambda, mu, -0.1);
        expect(quick.home).toBeCloseTo(sums.home, 6);
        expect(quick.draw).toBeCloseTo(sums.draw, 6);
        expect(quick.away).toBeCloseTo(sums.away, 6);
      }),
      { numRuns: 50 },
    );
  });

  it('finds the rates again that made the prices', () => {
    fc.assert(
      fc.property(rate, rate, (lambda, mu) => {
        const winner = outcomeSums(lambda, mu, -0.1);
        const total = { line: 2.5, first: overProbability(lambda + mu, 2.5) };
        const found = impliedRates(winner, total, -0.1);
        expect(found.lambda).toBeCloseTo(lambda, 3);
        expect(found.mu).toBeCloseTo(mu, 3);
      }),
      { numRuns: 50 },
    );
  });

  it('pins a grid to any log-odds and keeps its total', () => {
    const base = baseOfRates(1.7, 1.1);
    const moved = { logits: [(base.logits[0] ?? 0) + 0.2, base.logits[1] ?? 0], total: base.total };
    const distribution = soccerDistribution(moved);
    expect(distribution.pinned?.home).toBeCloseTo(outcomeOfLogits(moved.logits).home, 12);
    expect(distribution.lambda + distribution.mu).toBeCloseTo(2.8, 9);
  });
});
