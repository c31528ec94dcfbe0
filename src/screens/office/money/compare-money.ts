import { DAY_MS } from '#terms/durations.ts';

type Typed = {
  readonly amount: number;
  readonly last5: string;
  readonly day: string;
  /** What the member was asked to write beside the money. */
  readonly reference: string;
};
type Found = {
  readonly amount: number;
  readonly counter_account: string;
  readonly booking_date: string;
  readonly memo: string;
};

/** A bank books on the day of the transfer or, at night and over a weekend, up to this many days later. */
const BOOKED_WITHIN_DAYS = 3;

/** What of a member's report agrees with a line of the bank; null where the bank does not give it. */
export function compareMoney(typed: Typed, found: Found) {
  const digits = found.counter_account.replaceAll(/\D/g, '');
  const days = (Date.parse(found.booking_date) - Date.parse(typed.day)) / DAY_MS;
  return {
    amount: typed.amount === found.amount,
    account: digits.length < typed.last5.length ? null : digits.endsWith(typed.last5),
    day: days >= 0 && days <= BOOKED_WITHIN_DAYS,
    reference: found.memo.trim() === '' ? null : lettersOf(found.memo).includes(lettersOf(typed.reference)),
  };
}

/** Banks and people write a reference with spaces, hyphens and small letters. */
function lettersOf(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}
