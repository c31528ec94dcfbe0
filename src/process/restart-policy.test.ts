import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRestartPolicy } from './restart-policy.ts';

const MINUTE = 60_000;

function policy(maxEnds: number | null) {
  let now = 0;
  const { ended } = createRestartPolicy({ maxEnds, now: () => now });
  return {
    endAfter: (ms: number) => {
      now += ms;
      return ended();
    },
  };
}

describe('a child that ends', () => {
  it('is started again however often, as long as it lives for some minutes in between', () => {
    const { endAfter } = policy(5);
    for (let time = 0; time < 100; time += 1) expect(endAfter(3 * MINUTE)).not.toBe('give up');
  });

  it('is started at once the first time, waits twice as long each further time it ends soon, and is given up after the bound', () => {
    const { endAfter } = policy(5);
    const verdicts = Array.from({ length: 6 }, () => endAfter(1000));
    const waits = [0, 1000, 2000, 4000, 8000].map((waitMs) => ({ waitMs }));
    expect(verdicts).toEqual([...waits, 'give up']);
  });

  it('is never given up where there is no bound, and waits half a minute at most', () => {
    const { endAfter } = policy(null);
    const verdicts = Array.from({ length: 200 }, () => endAfter(100));
    expect(verdicts.at(-1)).toEqual({ waitMs: 30_000 });
  });

  it('is given up exactly where more ends than the bound lie within ten minutes', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 4 * MINUTE }), { maxLength: 40 }), (pauses) => {
        const { endAfter } = policy(5);
        let now = 0;
        const ends: number[] = [];
        for (const pause of pauses) {
          now += pause;
          ends.push(now);
          const recent = ends.filter((end) => now - end < 10 * MINUTE).length;
          expect(endAfter(pause) === 'give up').toBe(recent > 5);
        }
      }),
    );
  });
});
