/** What stands where a value is not known, as opposed to empty. */
export const unknownMark = '-';

/** The minus of typography: as wide as the plus, so that signed columns line up. */
export const minus = '−';

export type Amount = number | bigint | null | undefined;

/**
 * A count or sum with thousands separators, `1,234.5`; all four languages of the product write it so.
 * Nothing (null, undefined) is an empty value and reads `0`; a number that is none (NaN, infinity) reads `-`.
 */
export function formatNumber(value: Amount, decimals?: number): string {
  if (value === null || value === undefined) return formatNumber(0, decimals);
  if (!isKnown(value)) return unknownMark;
  return numberFormat(decimals).format(value).replace('-', minus);
}

/** Neither nothing nor a number that is none. */
export function isKnown<Value extends number | bigint>(value: Value | null | undefined): value is Value {
  return typeof value === 'bigint' || (typeof value === 'number' && Number.isFinite(value));
}

const formats = new Map<number | undefined, Intl.NumberFormat>();

function numberFormat(decimals: number | undefined): Intl.NumberFormat {
  const cached = formats.get(decimals);
  if (cached !== undefined) return cached;
  const digits =
    decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const format = new Intl.NumberFormat('en-US', { signDisplay: 'negative', ...digits });
  formats.set(decimals, format);
  return format;
}
