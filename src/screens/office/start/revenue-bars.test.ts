import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barsOf } from './revenue-bars.ts';

const daysOf = (amounts: readonly number[]) =>
  amounts.map((amount, index) => ({
    day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    amount,
  }));

describe('the bars of revenue', () => {
  it('draws a day each, today open, and the months of a long span', () => {
    expect(barsOf(daysOf([5, 0, 7]))).toEqual([
      { key: '2026-01-01', label: '01-01', amount: 5, isOpen: false },
      { key: '2026-01-02', label: '01-02', amount: 0, isOpen: false },
      { key: '2026-01-03', label: '01-03', amount: 7, isOpen: true },
    ]);
    const months = barsOf(daysOf(Array.from({ length: 120 }, () => 1)));
    expect(months.map(({ key, amount }) => [key, amount])).toEqual([
      ['2026-01', 31],
      ['2026-02', 28],
      ['2026-03', 31],
      ['2026-04', 30],
    ]);
  });

  it('loses no money, however long the span', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50_000, max: 50_000 }), { maxLength: 366 }), (amounts) => {
        const sum = (bars: readonly { readonly amount: number }[]) =>
          bars.reduce((all, { amount }) => all + amount, 0);
        expect(sum(barsOf(daysOf(amounts)))).toBe(sum(daysOf(amounts)));
      }),
    );
  });
});
