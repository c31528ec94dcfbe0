import { describe, expect, it } from 'vitest';
import { compareMoney } from './compare-money.ts';

const typed = { amount: 3000, last5: '40713', day: '2026-11-20', reference: '46JRH01KA8' };
const found = {
  amount: 3000,
  counter_account: '822-000123-40713',
  booking_date: '2026-11-20',
  memo: 'plan 46jrh-01ka8 thanks',
};

describe('a report beside a line of the bank', () => {
  it('agrees value by value', () => {
    expect(compareMoney(typed, found)).toEqual({ amount: true, account: true, day: true, reference: true });
    expect(compareMoney(typed, { ...found, booking_date: '2026-11-23' }).day).toBe(true);
  });

  it('differs where the bank says otherwise', () => {
    const other = { ...found, amount: 2800, counter_account: '822-000123-40714', booking_date: '2026-11-19' };
    expect(compareMoney(typed, other)).toMatchObject({ amount: false, account: false, day: false });
    expect(compareMoney(typed, { ...found, booking_date: '2026-11-24' }).day).toBe(false);
  });

  it('says nothing of an account that the bank does not name in full', () => {
    expect(compareMoney(typed, { ...found, counter_account: '822-7' }).account).toBeNull();
    expect(compareMoney(typed, { ...found, counter_account: '' }).account).toBeNull();
  });

  it('says nothing of a reference where the bank passes no memo on; a memo with other words differs', () => {
    expect(compareMoney(typed, { ...found, memo: ' ' }).reference).toBeNull();
    expect(compareMoney(typed, { ...found, memo: 'rent' }).reference).toBe(false);
    expect(compareMoney(typed, { ...found, memo: 'YHNK7B54DW' }).reference).toBe(false);
  });
});
