import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sumResults } from './sum-results.ts';

const result = fc.constantFrom('win', 'lose', 'draw', 'cancel' as const);
const row = fc.record({ result, profit_cents: fc.integer({ min: -30_000, max: 60_000 }) });

it('counts every settled pick once, and adds profits without losing a cent', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 40 }), (rows) => {
      const { n, win, lose, draw, units } = sumResults(rows, 100);
      const cancelled = rows.filter((one) => one.result === 'cancel').length;
      expect(win + lose + draw + cancelled).toBe(n);
      expect(Math.round(units * 10_000)).toBe(rows.reduce((sum, one) => sum + one.profit_cents, 0));
    }),
  );
});

it('says +1.9 units of four won and two lost picks', () => {
  const cents = [4500, -10_000, 8600, 9800, 10_600, -5000];
  const rows = cents.map((profit_cents) => ({
    profit_cents,
    result: profit_cents > 0 ? ('win' as const) : ('lose' as const),
  }));
  expect(sumResults(rows, 100)).toEqual({ n: 6, win: 4, lose: 2, draw: 0, units: 1.85 });
});
