import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { confidenceSequence, criticalValue, type Tally } from './confidence-sequence.ts';
import { judgeExperiment } from './judge-experiment.ts';
import { visitorsNeeded } from './visitors-needed.ts';

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type World = { readonly a: number; readonly b: number; readonly planned: number; readonly until: number };

/** One test that is looked at after every visitor: whether the sequence ever left the true difference out. */
function everMisses(random: () => number, { a, b, planned, until }: World): boolean {
  const one = { visitors: 0, converted: 0 };
  const other = { visitors: 0, converted: 0 };
  for (let visitor = 0; visitor < until; visitor += 1) {
    const isA = random() < 0.5;
    const side = isA ? one : other;
    side.visitors += 1;
    if (random() < (isA ? a : b)) side.converted += 1;
    const found = confidenceSequence(one, other, planned);
    if (found !== null && (found.low > b - a || found.high < b - a)) return true;
  }
  return false;
}

const share = (runs: number, isTrue: () => boolean) =>
  Array.from({ length: runs }, isTrue).filter(Boolean).length / runs;

describe('the sequence, looked at after every visitor', () => {
  it.each([
    [0.02, 1],
    [0.1, 2],
    [0.5, 3],
  ])('gives a false alarm in at most 5 of 100 tests of a page with itself, at a rate of %d', (rate, seed) => {
    const random = seeded(seed);
    const world = { a: rate, b: rate, planned: 1000, until: 4000 };
    expect(share(2000, () => everMisses(random, world))).toBeLessThanOrEqual(0.05);
  });

  it('contains a true difference at all instants in at least 95 of 100 tests', () => {
    const random = seeded(4);
    const world = { a: 0.05, b: 0.08, planned: 1000, until: 4000 };
    expect(share(1000, () => everMisses(random, world))).toBeLessThanOrEqual(0.05);
  });

  it('would cry wolf far more often with the interval of a single look, so that the test above can fail', () => {
    const random = seeded(5);
    const everOut = () => {
      const one = { n: 0, x: 0 };
      const other = { n: 0, x: 0 };
      for (let visitor = 0; visitor < 2000; visitor += 1) {
        const side = random() < 0.5 ? one : other;
        side.n += 1;
        if (random() < 0.1) side.x += 1;
        if (visitor < 100) continue;
        const [p, q] = [one.x / one.n, other.x / other.n];
        const error = Math.sqrt((p * (1 - p)) / one.n + (q * (1 - q)) / other.n);
        if (Math.abs(p - q) > 1.96 * error) return true;
      }
      return false;
    };
    expect(share(500, everOut)).toBeGreaterThan(0.2);
  });
});

describe('the planned number of visitors', () => {
  it.each([
    [0.1, 0.02, 3841],
    [0.05, 0.01, 8158],
    [0.5, 0.1, 388],
  ])('is that of the usual formula where a test is looked at once: %d and %d more', (rate, difference, n) => {
    expect(visitorsNeeded({ rate, difference }, 1.959963984540054)).toBe(n);
  });

  it('pays for looking at any time with about twice the visitors', () => {
    const once = visitorsNeeded({ rate: 0.1, difference: 0.02 }, 1.959963984540054);
    const whenever = visitorsNeeded({ rate: 0.1, difference: 0.02 });
    expect(whenever / once).toBeGreaterThan(1.8);
    expect(whenever / once).toBeLessThan(2);
  });

  it('finds the difference that it was planned for in at least eight of ten tests', () => {
    const random = seeded(6);
    const planned = visitorsNeeded({ rate: 0.1, difference: 0.06 });
    const isFound = () => {
      const draw = (rate: number): Tally => ({
        visitors: planned,
        converted: Array.from({ length: planned }, () => random() < rate).filter(Boolean).length,
      });
      return (confidenceSequence(draw(0.1), draw(0.16), planned)?.low ?? 0) > 0;
    };
    expect(share(500, isFound)).toBeGreaterThanOrEqual(0.78);
  });

  it('is where the sequence is narrowest for its visitors', () => {
    const at = (n: number) => criticalValue(n, 1000) / Math.sqrt(n);
    const before = criticalValue(999, 1000);
    expect(before).toBeGreaterThan(3);
    expect(at(2000)).toBeLessThan(at(1000));
    expect(criticalValue(1, 1)).toBeCloseTo(3.035, 2);
  });
});

const tally = fc
  .tuple(fc.integer({ min: 0, max: 5000 }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([visitors, part]) => ({ visitors, converted: Math.floor(visitors * part) }));

describe('the verdict', () => {
  it('names a better side only where the sequence leaves 0 out, and no difference only at the planned number', () => {
    fc.assert(
      fc.property(
        tally,
        tally,
        fc.integer({ min: 200, max: 4000 }),
        fc.constantFrom('running' as const, 'ended' as const),
        (a, b, planned, state) => {
          const { verdict, difference } = judgeExperiment({ a, b, planned, state });
          const isOut = difference !== null && (difference.low > 0 || difference.high < 0);
          const isFull = Math.min(a.visitors, b.visitors) >= planned;
          expect(verdict.endsWith('_better')).toBe(isOut);
          if (!isOut) {
            const early = state === 'ended' ? 'cut_short' : 'too_early';
            expect(verdict).toBe(isFull ? 'no_difference' : early);
          }
        },
      ),
      { seed: 7, numRuns: 500 },
    );
  });

  it('turns with its sides', () => {
    fc.assert(
      fc.property(tally, tally, (a, b) => {
        const one = confidenceSequence(a, b, 1000);
        const other = confidenceSequence(b, a, 1000);
        expect(one === null).toBe(other === null);
        expect(one?.low ?? 0).toBeCloseTo(-(other?.high ?? 0), 10);
        expect(one?.value ?? 0).toBeCloseTo(-(other?.value ?? 0), 10);
      }),
      { seed: 8, numRuns: 200 },
    );
  });
});
