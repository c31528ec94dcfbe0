import { describe, expect, it } from 'vitest';
import { score } from './score.ts';

describe('score', () => {
  it('gives the hand-worked figures of two games', () => {
    const result = score([
      { probabilities: { home: 0.5, draw: 0.3, away: 0.2 }, result: 'home' },
      { probabilities: { home: 0.2, draw: 0.2, away: 0.6 }, result: 'draw' },
    ]);
    expect(result.n).toBe(2);
    expect(result.logLoss).toBeCloseTo((-Math.log(0.5) - Math.log(0.2)) / 2, 12);
    expect(result.brier).toBeCloseTo((0.25 + 0.09 + 0.04 + (0.04 + 0.64 + 0.36)) / 2, 12);
    // RPS: game 1 gaps −.5, −.2; game 2 gaps .2, −.6.
    expect(result.rps).toBeCloseTo(((0.25 + 0.04) / 2 + (0.04 + 0.36) / 2) / 2, 12);
    expect(result.accuracy).toBe(0.5);
  });

  it('counts two classes where there is no draw', () => {
    const result = score([{ probabilities: { home: 0.7, draw: null, away: 0.3 }, result: 'away' }]);
    expect(result.brier).toBeCloseTo(2 * 0.49, 12);
    expect(result.rps).toBeCloseTo(0.49, 12);
    expect(result.ece).toBeCloseTo(0.7, 12);
  });

  it('has no calibration error where forecasts equal frequencies', () => {
    const pair = (result: 'home' | 'away') => ({
      probabilities: { home: 0.5, draw: null, away: 0.5 },
      result,
    });
    expect(score([pair('home'), pair('away')]).ece).toBeCloseTo(0, 12);
  });
});
