import { expect, it } from 'vitest';
import { judgeMoney } from './money-verdict.ts';

type Judged = Parameters<typeof judgeMoney>[0];
const order: Judged['order'] = { status: 'pending', amount: 8000, amount_paid: 0, owed: 0, report: null };
const report = { last5: '40713', amount: 8000, paid_at: '2026-11-22T13:10:00Z', note: '' };
const line = (amount: number, reason: Judged['lines'][number]['reason'] = 'reference'): Judged['lines'] => [
  {
    reason,
    line: { id: 'l', booking_date: '2026-11-22', amount, memo: '', counter_account: '' },
  },
];
const judge = (changed: Partial<Judged['order']>, lines: Judged['lines'] = []) =>
  judgeMoney({ order: { ...order, ...changed }, lines });

it('says of an order that waits what its own line of the bank brings, beside what is due', () => {
  expect(judge({ report }, line(8000))).toEqual({ kind: 'same', amount: 8000, gap: 0 });
  expect(judge({ report }, line(7000))).toEqual({ kind: 'less', amount: 7000, gap: 1000 });
  expect(judge({ report }, line(8500))).toEqual({ kind: 'more', amount: 8500, gap: 500 });
  expect(judge({ amount_paid: 3000 }, line(5000))).toEqual({ kind: 'same', amount: 5000, gap: 0 });
});

it('takes no line for its own that has only the same amount', () => {
  expect(judge({ report }, line(8000, 'amount')).kind).toBe('reported');
  expect(judge({}, line(8000, 'none')).kind).toBe('due');
});

it('says how much of a part is missing, and how much is too much', () => {
  expect(judge({ amount_paid: 3000 })).toEqual({ kind: 'partial', amount: 3000, gap: 5000 });
  expect(judge({ amount_paid: 9000 })).toEqual({ kind: 'over', amount: 9000, gap: 1000 });
});

it('says of a paid order whether it was paid in full, and of one that is over what is due back', () => {
  const paid = { status: 'completed' as const };
  expect(judge({ ...paid, amount_paid: 8000 })).toEqual({ kind: 'full', amount: 8000, gap: 0 });
  expect(judge({ ...paid, amount_paid: 7990 })).toEqual({ kind: 'accepted', amount: 7990, gap: 10 });
  expect(judge({ ...paid, amount_paid: 16000, owed: 8000 })).toEqual({
    kind: 'over',
    amount: 16000,
    gap: 8000,
  });
  expect(judge({ status: 'expired' }).kind).toBe('none');
  expect(judge({ status: 'cancelled', amount_paid: 8000, owed: 8000 })).toMatchObject({
    kind: 'back',
    amount: 8000,
  });
});
