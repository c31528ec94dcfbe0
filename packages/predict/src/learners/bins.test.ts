import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitBins, MAX_BINS } from './bins.ts';
import { predictBoosted } from './boosted.ts';

const COLUMNS = 3;
const value = fc.oneof(
  fc.constant(Number.NaN),
  fc.integer({ min: -2, max: 2 }),
  fc.float({ noNaN: true, noDefaultInfinity: true }),
);
const table = fc
  .array(value, { minLength: COLUMNS, maxLength: 300 })
  .map((values) => Float32Array.from(values.slice(0, values.length - (values.length % COLUMNS))));

/** What a bin is by its definition. */
function binByCount(bounds: Float64Array, one: number): number {
  return Number.isNaN(one) ? 0 : 1 + bounds.filter((bound) => bound < one).length;
}

describe('bins', () => {
  it('count the bounds below a value, whatever its sign and however often it occurs', () => {
    fc.assert(
      fc.property(table, (values) => {
        const rows = values.length / COLUMNS;
        const bins = new Uint8Array(values.length);
        const { bounds } = fitBins(values, COLUMNS, bins);
        expect(bounds).toHaveLength(COLUMNS);
        values.forEach((one, at) => {
          const [row, column] = [Math.floor(at / COLUMNS), at % COLUMNS];
          expect(bins[column * rows + row]).toBe(binByCount(bounds[column] ?? new Float64Array(), one));
        });
      }),
    );
  });

  it('part a column of many values into nearly equal shares', () => {
    const values = Float32Array.from({ length: 6300 }, (_, i) => ((i * 7919) % 6300) - 3000);
    const bins = new Uint8Array(values.length);
    fitBins(values, 1, bins);
    const counts = new Map<number, number>();
    for (const bin of bins) counts.set(bin, (counts.get(bin) ?? 0) + 1);
    expect(counts.size).toBe(MAX_BINS - 1);
    for (const count of counts.values()) expect(Math.abs(count - 100)).toBeLessThanOrEqual(1);
  });

  it('lead a raw value down a tree to where its bin leads', () => {
    fc.assert(
      fc.property(table, fc.nat(MAX_BINS - 1), (values, bound) => {
        const bins = new Uint8Array(values.length);
        const fitted = fitBins(values, COLUMNS, bins);
        const rows = values.length / COLUMNS;
        const threshold = Math.min(bound, fitted.bounds[1]?.length ?? 0);
        const tree = {
          feature: Int32Array.of(1, -1, -1),
          threshold: Uint8Array.of(threshold, 0, 0),
          left: Int32Array.of(1, 0, 0),
          right: Int32Array.of(2, 0, 0),
          gain: new Float64Array(3),
          value: Float64Array.of(0, -1, 1),
        };
        const model = { columns: COLUMNS, outputs: 1, learningRate: 1, bins: fitted, trees: [[tree]] };
        for (let row = 0; row < rows; row++) {
          const one = Float64Array.from(values.subarray(row * COLUMNS, (row + 1) * COLUMNS));
          expect(predictBoosted(model, one)[0]).toBe((bins[rows + row] ?? 0) <= threshold ? -1 : 1);
        }
      }),
    );
  });
});
