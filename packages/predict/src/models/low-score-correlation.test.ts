import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitRho, type LowScoreGame, lowScoreLikelihood } from './low-score-correlation.ts';

const game = fc.record({
  weight: fc.double({ min: 0.1, max: 1, noNaN: true }),
  lambda: fc.double({ min: 0.5, max: 2.5, noNaN: true }),
  mu: fc.double({ min: 0.5, max: 2.5, noNaN: true }),
  homeScore: fc.integer({ min: 0, max: 3 }),
  awayScore: fc.integer({ min: 0, max: 3 }),
});
const games = fc.array(game, { minLength: 10, maxLength: 60 });

describe('correlation of low scores', () => {
  it('has the slope and curvature that finite differences show', () => {
    fc.assert(
      fc.property(games, fc.double({ min: -0.12, max: 0.12, noNaN: true }), (some, rho) => {
        const at = (x: number) => lowScoreLikelihood(some, x);
        const step = 1e-5;
        expect(at(rho).slope).toBeCloseTo((at(rho + step).value - at(rho - step).value) / (2 * step), 3);
        expect(at(rho).curvature).toBeCloseTo((at(rho + step).slope - at(rho - step).slope) / (2 * step), 2);
      }),
    );
  });

  it('finds the hand-worked optimum of two kinds of game at λ = μ = 1', () => {
    // 0-0 has τ = 1 − ρ, 1-0 has τ = 1 + ρ: with 11 and 9 of them, ρ = (9 − 11)/20.
    const make = (homeScore: number): LowScoreGame => ({
      weight: 1,
      lambda: 1,
      mu: 1,
      homeScore,
      awayScore: 0,
    });
    const some = [...Array.from({ length: 11 }, () => make(0)), ...Array.from({ length: 9 }, () => make(1))];
    expect(fitRho(some)).toBeCloseTo(-0.1, 9);
  });
});
