import { describe, expect, it } from 'vitest';
import { compareMoney } from './compare-money.ts';

const typed = { amount: 3000, last5: '40713', day: '2026-11-20' };
const found = { amount: 3000, counter_account: '822-000123-40713', booking_date: '2026-11-20' };

describe('a report beside a line of the bank', () => {
  it('agrees value by value', () => {
    expect(compareMoney(typed, found)).toEqual({ amount: true, account: true, day: true });
    expect(compareMoney(typed, { ...found, booking_date: '2026-11-23' }).day).toBe(true);
  });

  it('differs where the bank tells otherwise', () => {
    const other = { amount: 2800, counter_account: '822-000123-40714', booking_date: '2026-11-19' };
    expect(compareMoney(typed, other)).toEqual({ amount: false, account: false, day: false });
    expect(compareMoney(typed, { ...found, booking_date: '2026-11-24' }).day).toBe(false);
  });

  it('says nothing of an account that the bank does not name in full', () => {
    expect(compareMoney(typed, { ...found, counter_account: '822-7' }).account).toBeNull();
    expect(compareMoney(typed, { ...found, counter_account: '' }).account).toBeNull();
  });
});
