import { describe, expect, it } from 'vitest';
import {
  FIRST_STATE,
  ORDER_STATES,
  ORDER_TRANSITIONS,
  type OrderAction,
  type OrderState,
  transitionOf,
} from './order-transitions.ts';

const rows = Object.entries(ORDER_TRANSITIONS);
const nextOf = (state: OrderState): OrderState[] =>
  rows.flatMap(([, { from, to }]) => (to !== 'unchanged' && from.some((one) => one === state) ? [to] : []));

describe('the table of an order’s transitions', () => {
  it('reaches every state from the first one, and names no other', () => {
    const reached = new Set<OrderState>([FIRST_STATE]);
    for (const state of reached) for (const next of nextOf(state)) reached.add(next);
    expect([...reached].toSorted()).toEqual([...ORDER_STATES].toSorted());
  });

  it('lets nothing leave a failed order', () => {
    expect(nextOf('failed/failed')).toEqual([]);
  });

  it('lets a completed order go only by voiding, a cancelled or expired one only by reviving, each by two persons', () => {
    expect(nextOf('completed/paid')).toEqual(['failed/failed']);
    expect(transitionOf('void', { from: 'completed/paid', by: 'operator' })).toBeNull();
    expect(transitionOf('void', { from: 'completed/paid', by: 'two_operators' })?.to).toBe('failed/failed');
    for (const from of ['cancelled/cancelled', 'expired/unpaid'] as const) {
      expect(nextOf(from)).toEqual(['completed/paid']);
      expect(transitionOf('confirm', { from, by: 'operator' })).toBeNull();
      expect(transitionOf('revive', { from, by: 'operator' })).toBeNull();
    }
  });

  it('stops the clock and the member’s own cancelling once a transfer was reported', () => {
    for (const from of ['pending/reported', 'pending/partial', 'pending/error'] as const) {
      expect(transitionOf('expire', { from, by: 'job' })).toBeNull();
      expect(transitionOf('cancel', { from, by: 'member' })).toBeNull();
    }
  });

  it('lets no member confirm, and no job either', () => {
    for (const from of ORDER_STATES) {
      for (const action of ['confirm', 'revive', 'reject', 'void'] satisfies OrderAction[]) {
        expect(transitionOf(action, { from, by: 'member' })).toBeNull();
        expect(transitionOf(action, { from, by: 'job' })).toBeNull();
      }
    }
  });

  it('lets money come to any order that is over, and leaves it what it is', () => {
    for (const from of ORDER_STATES) {
      const noted = transitionOf('record_owed', { from, by: 'operator' });
      expect(noted?.to ?? null).toBe(from.startsWith('pending/') ? null : 'unchanged');
    }
  });

  it('redeems the coupon exactly where an order becomes paid, and gives it back exactly where it ends unpaid', () => {
    for (const [, row] of rows) {
      if (row.to === 'unchanged') {
        expect(row.coupon).toBe('kept');
        continue;
      }
      expect(row.coupon === 'redeemed').toBe(row.to === 'completed/paid');
      expect(row.coupon === 'released').toBe(!row.to.startsWith('pending/') && row.to !== 'completed/paid');
    }
  });
});
