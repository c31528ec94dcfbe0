import { describe, expect, it } from 'vitest';
import { logit } from '../numeric/logit.ts';
import { seededRandom } from '../numeric/seeded-random.ts';
import { addLine, createLineSums, decayLines, trustOf } from './line-trust.ts';

describe('trust at market lines', () => {
  it('is unknown until a hundred games have taught', () => {
    const sums = createLineSums();
    for (let game = 0; game < 99; game++) addLine(sums, 0.2, 0);
    expect(trustOf(sums)).toBeNull();
    addLine(sums, 0.2, 0);
    expect(trustOf(sums)).not.toBeNull();
  });

  it('is the ridge regression worked out by hand', () => {
    // Half the games at x = 1 with z = .5, half at x = −1 with z = −.3: Σx = 0, Σxx = 200, Σz = 20, Σxz = 80.
    const sums = createLineSums();
    for (let pair = 0; pair < 100; pair++) {
      addLine(sums, 1, 0.5);
      addLine(sums, -1, -0.3);
    }
    // The prior adds 30 games of variance .05: slope (80 + 1.5)/(200 + 1.5), intercept 20/230.
    expect(trustOf(sums)?.slope).toBeCloseTo(81.5 / 201.5, 12);
    expect(trustOf(sums)?.intercept).toBeCloseTo(20 / 230, 12);
  });

  it('finds that a forecaster who knows nothing beyond the line is worth nothing there', () => {
    const random = seededRandom(4);
    const sums = createLineSums();
    for (let game = 0; game < 5000; game++) addLine(sums, logit(0.35 + 0.3 * random()), 0);
    const trust = trustOf(sums);
    expect(Math.abs(trust?.intercept ?? 1)).toBeLessThan(0.01);
    expect(trust?.slope).toBeLessThan(0.02);
  });

  it('forgets by the given factor and takes no number that is none', () => {
    const sums = createLineSums();
    for (let game = 0; game < 150; game++) addLine(sums, 0.4, 0.1);
    addLine(sums, Number.NaN, 0.1);
    addLine(sums, 0.1, Number.NaN);
    expect(sums.n).toBe(150);
    decayLines(sums, 0.5);
    expect(sums).toMatchObject({ n: 75 });
    expect(trustOf(sums)).toBeNull();
  });
});
