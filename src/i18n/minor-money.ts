import { type BetCurrency, MINOR_DIGITS } from '#terms/currencies.ts';
import { formatNumber, minus } from './format-number.ts';

/** An amount in the smallest unit of a currency, under the code that everybody knows it by: `HKD 1,234.50`, `VND 50,000`. */
export function formatMinor(amount: number, currency: BetCurrency): string {
  const digits = MINOR_DIGITS[currency];
  return `${currency} ${formatNumber(Math.abs(amount) / 10 ** digits, digits)}`;
}

/** The same with its sign in front: `+HKD 12.00`, `−HKD 3.50`; zero has none. */
export function formatSignedMinor(amount: number, currency: BetCurrency): string {
  const sign = amount === 0 ? '' : amount > 0 ? '+' : minus;
  return `${sign}${formatMinor(amount, currency)}`;
}
