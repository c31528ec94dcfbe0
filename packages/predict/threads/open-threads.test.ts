import { afterAll, describe, expect, it } from 'vitest';
import { trainBoosting } from '../src/learners/boosting.ts';
import { seededRandom } from '../src/numeric/seeded-random.ts';
import { openThreads } from './open-threads.ts';

const ROWS = 700;
const COLUMNS = 45;

/** Fractions, small whole numbers and unknown values. */
function table(seed: number) {
  const random = seededRandom(seed);
  const rows = Float32Array.from({ length: ROWS * COLUMNS }, (_, i) => {
    if (random() < 0.03) return Number.NaN;
    return i % COLUMNS > 30 ? Math.floor(random() * 4) : random();
  });
  const targets = new Float64Array(ROWS * 3);
  for (let i = 0; i < ROWS; i++) targets[i * 3 + Math.floor(random() * 3)] = 1;
  return { rows, targets };
}

const two = openThreads(2);
const three = openThreads(3);
afterAll(async () => {
  await two.close();
  await three.close();
});

describe('the tree learner on several threads', () => {
  it.each([
    { loss: 'multiclass', columnShare: 1 },
    { loss: 'squared', columnShare: 0.4 },
    // Fewer columns than threads: some have nothing to do.
    { loss: 'squared', columnShare: 0.03 },
  ] as const)('comes to the same model to the last bit: $loss on $columnShare of the columns', (how) => {
    const { rows, targets } = table(3);
    const train = (threads: typeof two | undefined) =>
      trainBoosting(rows, COLUMNS, targets, null, {
        ...{ ...how, rounds: 8, learningRate: 0.2, leaves: 12, minRows: 5, l2: 1, random: seededRandom(7) },
        ...(threads ? { threads } : {}),
      });
    const alone = train(undefined);
    expect(alone.trees.flat().some((tree) => tree.feature.length > 5)).toBe(true);
    expect(train(two)).toEqual(alone);
    expect(train(three)).toEqual(alone);
    expect(train(two)).toEqual(alone);
  });
});
