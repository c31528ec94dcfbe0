import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MeasuredEdge } from './measure-edge.ts';
import { showOutlook } from './show-outlook.ts';

const edge: MeasuredEdge = {
  origin: 'live',
  n: 608,
  odds: 1.9,
  win: { value: 0.55, interval: [0.51, 0.59] },
  roi: { value: 0.045, interval: [-0.03, 0.12] },
};
const expected = { mean: 60, low: 48, high: 73 };
const ask = (options: Partial<Parameters<typeof showOutlook>[0]> = {}) =>
  showOutlook({ price: 8000, unit: 1000, expected, edge, ...options });

/** P(at most `most` wins of n), term by term. */
function binomial(n: number, p: number, most: number): number {
  let term = (1 - p) ** n;
  let sum = term;
  for (let k = 0; k < most; k += 1) {
    term *= ((n - k) / (k + 1)) * (p / (1 - p));
    sum += term;
  }
  return sum;
}

describe('the outlook before paying', () => {
  it('is what the exact binomial says', () => {
    // Behind: wins · 1.9 < 60 + 8 units of fee, hence at most 35 wins; without the fee at most 31.
    expect(ask()?.behind.value).toBeCloseTo(binomial(60, 0.55, 35), 10);
    expect(ask()?.behindWithoutFee).toBeCloseTo(binomial(60, 0.55, 31), 10);
    expect(ask()?.picks).toBe(60);
  });

  it('asks of a prediction what the table of plans asks, which is rounded once', () => {
    // 63.492: a whole cent more first, and the page said 64 beside the table's 63.
    const outlook = ask({ expected: { ...expected, mean: 126 } });
    expect(outlook?.needed).toBeCloseTo(8000 / 126, 10);
    expect(outlook?.neededShare).toBeCloseTo(8 / 126, 10);
  });

  it('says that no profit is shown where the interval of the return includes none', () => {
    expect(ask()?.isShownProfitable).toBe(false);
    const shown = { ...edge, roi: { value: 0.045, interval: [0.01, 0.08] as const } };
    expect(ask({ edge: shown })?.isShownProfitable).toBe(true);
  });

  it('is better the larger the unit and the smaller the price, and lies between its ends', () => {
    const unit = fc.integer({ min: 50, max: 100_000 });
    fc.assert(
      fc.property(unit, unit, fc.integer({ min: 1000, max: 50_000 }), (one, other, price) => {
        const [small, large] = [Math.min(one, other), Math.max(one, other)];
        const [poor, rich] = [ask({ unit: small, price }), ask({ unit: large, price })];
        const dear = ask({ unit: small, price: price * 2 });
        if (poor === null || rich === null || dear === null) return false;
        const { best, value, worst } = poor.behind;
        return rich.behind.value <= value && dear.behind.value >= value && best <= value && value <= worst;
      }),
    );
  });

  it('is unknown without picks to expect or without a record', () => {
    expect(ask({ expected: null })).toBeNull();
    expect(ask({ expected: { mean: 0, low: 0, high: 0 } })).toBeNull();
    expect(ask({ edge: null })).toBeNull();
  });
});
