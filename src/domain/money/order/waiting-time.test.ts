import { expect, it } from 'vitest';
import { isOverdue, waitingSince } from './waiting-time.ts';

const made = new Date('2026-11-20T00:00:00Z');
const reportedAt = new Date('2026-11-20T06:00:00Z');
const order = { orderStatus: 'pending', createdAt: made, reportedAt } as const;
const hoursLater = (hours: number) => new Date(reportedAt.getTime() + hours * 3_600_000);

it('a reported transfer is overdue after a day, a partial one after three', () => {
  const overdue = (paymentStatus: 'reported' | 'error' | 'partial', hours: number) =>
    isOverdue({ ...order, paymentStatus }, hoursLater(hours));
  expect([overdue('reported', 24), overdue('reported', 24.1)]).toEqual([false, true]);
  expect([overdue('error', 24), overdue('error', 24.1)]).toEqual([false, true]);
  expect([overdue('partial', 72), overdue('partial', 72.1)]).toEqual([false, true]);
});

it('what no one has paid for yet, and what is over, is never overdue', () => {
  expect(isOverdue({ ...order, paymentStatus: 'unpaid', reportedAt: null }, hoursLater(500))).toBe(false);
  expect(isOverdue({ ...order, orderStatus: 'completed', paymentStatus: 'paid' }, hoursLater(500))).toBe(
    false,
  );
});

it('waits since the report, and before one since the order', () => {
  expect(waitingSince({ ...order, paymentStatus: 'reported' })).toEqual(reportedAt);
  expect(waitingSince({ ...order, paymentStatus: 'unpaid', reportedAt: null })).toEqual(made);
});
