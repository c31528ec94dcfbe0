import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wilsonInterval } from '#domain/forecasting/statistics/wilson-interval.ts';
import { calibrate } from './calibration.ts';

const options = { groups: 6, interval: wilsonInterval };
const pick = (win: number, result: string) => ({ p: { win, lose: 1 - win }, result });

describe('the calibration', () => {
  it('sets the mean of what was said beside the share that won', () => {
    const picks = [
      ...Array.from({ length: 20 }, (_, index) => pick(0.2, index < 5 ? 'win' : 'lose')),
      ...Array.from({ length: 20 }, (_, index) => pick(0.6, index < 12 ? 'win' : 'lose')),
    ];
    const groups = calibrate(picks, options);
    expect(groups.map(({ said, won, n }) => [said, won, n].map((value) => Number(value.toFixed(6))))).toEqual(
      [
        [0.2, 0.25, 20],
        [0.6, 0.6, 20],
      ],
    );
    for (const { low, high, won } of groups) {
      expect(low).toBeLessThan(won);
      expect(high).toBeGreaterThan(won);
    }
  });

  it('leaves out stakes that came back, and counts their chance for neither side', () => {
    const pushes = Array.from({ length: 30 }, () => ({ p: { win: 0.4, lose: 0.4 }, result: 'draw' }));
    expect(calibrate(pushes, options)).toEqual([]);
    const decided = Array.from({ length: 20 }, () => ({ p: { win: 0.4, lose: 0.4 }, result: 'win' }));
    expect(calibrate([...pushes, ...decided], options)[0]).toMatchObject({ said: 0.5, won: 1, n: 20 });
  });

  it('has no group of fewer than twenty picks, and loses none', () => {
    const picks = fc.array(
      fc.record({ win: fc.double({ min: 0.01, max: 0.99, noNaN: true }), isWon: fc.boolean() }),
      { maxLength: 300 },
    );
    fc.assert(
      fc.property(picks, (drawn) => {
        const groups = calibrate(
          drawn.map(({ win, isWon }) => pick(win, isWon ? 'win' : 'lose')),
          options,
        );
        expect(groups.length).toBeLessThanOrEqual(6);
        for (const { n } of groups) expect(n).toBeGreaterThanOrEqual(20);
        const counted = groups.reduce((sum, { n }) => sum + n, 0);
        expect(counted).toBe(drawn.length < 20 ? 0 : drawn.length);
      }),
    );
  });
});
