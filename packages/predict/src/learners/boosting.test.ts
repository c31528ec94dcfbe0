import { describe, expect, it } from 'vitest';
import { seededRandom } from '../numeric/seeded-random.ts';
import { contributionsOf, importanceOf, predictBoosted } from './boosted.ts';
import { type BoostingOptions, trainBoosting } from './boosting.ts';

function options(over: Partial<BoostingOptions> = {}): BoostingOptions {
  return {
    loss: 'squared',
    rounds: 60,
    learningRate: 0.3,
    leaves: 4,
    minRows: 5,
    l2: 0,
    columnShare: 1,
    random: seededRandom(1),
    ...over,
  };
}

/** 400 rows of two informative columns and one of noise, some values unknown. */
function table() {
  const random = seededRandom(9);
  const rows = new Float32Array(400 * 3);
  const target = new Float64Array(400);
  for (let i = 0; i < 400; i++) {
    const [a, b, c] = [random(), random(), random()];
    rows.set([a, i % 10 === 0 ? Number.NaN : b, c], i * 3);
    target[i] = (a > 0.5 ? 2 : 0) + (i % 10 === 0 ? -1 : b);
  }
  return { rows, target };
}

describe('histogram boosting', () => {
  it('finds the known solution of one split: the two means', () => {
    const rows = new Float32Array([1, 2, 3, 4, 5, 6, 7, 8]);
    const target = new Float64Array([1, 1, 1, 1, 5, 5, 5, 5]);
    const model = trainBoosting(
      rows,
      1,
      target,
      null,
      options({ rounds: 1, learningRate: 1, leaves: 2, minRows: 1 }),
    );
    expect(predictBoosted(model, new Float64Array([2]))[0]).toBeCloseTo(1, 5);
    expect(predictBoosted(model, new Float64Array([7]))[0]).toBeCloseTo(5, 5);
  });

  it('shrinks a leaf by L2 as the closed form says: Σ/(n + λ)', () => {
    const rows = new Float32Array([1, 1, 1, 1]);
    const target = new Float64Array([2, 2, 2, 2]);
    const model = trainBoosting(rows, 1, target, null, options({ rounds: 1, learningRate: 1, l2: 4 }));
    expect(predictBoosted(model, new Float64Array([1]))[0]).toBeCloseTo(1, 5);
  });

  it('fits a step and a slope with unknown values, and finds which columns matter', () => {
    const { rows, target } = table();
    const model = trainBoosting(rows, 3, target, null, options({ rounds: 200 }));
    let error = 0;
    for (let i = 0; i < 400; i++) {
      const predicted = predictBoosted(model, Float64Array.from(rows.slice(i * 3, i * 3 + 3)))[0] ?? 0;
      error += (predicted - (target[i] ?? 0)) ** 2 / 400;
    }
    expect(error).toBeLessThan(0.01);
    const importance = importanceOf(model);
    expect(importance[2]).toBeLessThan(0.02);
    expect(importance[0]).toBeGreaterThan(0.5);
  });

  it('gives contributions that add up to the prediction', () => {
    const { rows, target } = table();
    const model = trainBoosting(rows, 3, target, null, options());
    const row = Float64Array.from(rows.slice(30, 33));
    const sum = contributionsOf(model, row, 0).reduce((total, value) => total + value, 0);
    expect(sum).toBeCloseTo(predictBoosted(model, row)[0] ?? 0, 10);
  });

  it('learns nothing where the offset already says it all', () => {
    const { rows, target } = table();
    const model = trainBoosting(rows, 3, target, target, options({ rounds: 3 }));
    expect(Math.abs(predictBoosted(model, Float64Array.from(rows.slice(0, 3)))[0] ?? 1)).toBeLessThan(1e-6);
  });

  it('separates three classes and lowers the loss from the offset', () => {
    const random = seededRandom(4);
    const rows = Float32Array.from({ length: 600 }, () => random());
    const targets = new Float64Array(600 * 3);
    rows.forEach((x, i) => {
      targets[i * 3 + (x < 0.3 ? 0 : x < 0.6 ? 1 : 2)] = 1;
    });
    const model = trainBoosting(rows, 1, targets, null, options({ loss: 'multiclass', rounds: 40 }));
    const scores = predictBoosted(model, new Float64Array([0.45]));
    expect(scores[1]).toBeGreaterThan(Math.max(scores[0] ?? 0, scores[2] ?? 0) + 2);
  });

  it('stops early on rows kept aside, and is the same for the same seed', () => {
    const random = seededRandom(8);
    const rows = Float32Array.from({ length: 900 }, () => random());
    const target = Float64Array.from({ length: 300 }, () => random());
    const train = () =>
      trainBoosting(rows, 3, target, null, {
        ...options({ rounds: 500, columnShare: 0.7, random: seededRandom(2) }),
        validationShare: 0.3,
        patience: 5,
      });
    const model = train();
    expect(model.trees.length).toBeLessThan(100);
    expect(train()).toEqual(model);
  });
});
