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
  const digits = writeDigits(value < 0 ? -value : value, decimals);
  return value < 0 && /[1-9]/.test(digits) ? `${minus}${digits}` : digits;
}

/** A value as it is written with so many decimals: a half goes away from zero, so that a loss is rounded as a gain is. */
export function roundAsWritten(value: number, decimals = 0): number {
  const size = toUnits(Math.abs(value), decimals) / 10 ** decimals;
  return value < 0 && size > 0 ? -size : size;
}

/** Neither nothing nor a number that is none. */
export function isKnown<Value extends number | bigint>(value: Value | null | undefined): value is Value {
  return typeof value === 'bigint' || (typeof value === 'number' && Number.isFinite(value));
}

/** Digits behind the point where a call names none. */
const MAX_DECIMALS = 3;

/**
 * The digits of a number without its sign. They are set by hand, because a browser needs some forty milliseconds of a
 * desk's processor to load its own formats, before a page can show its first figure.
 */
function writeDigits(size: number | bigint, decimals: number | undefined): string {
  if (typeof size === 'bigint') return withSeparators(String(size), '0'.repeat(decimals ?? 0));
  const places = decimals ?? MAX_DECIMALS;
  const units = toUnits(size, places);
  if (!Number.isSafeInteger(units))
    return withSeparators(BigInt(Math.round(size)).toString(), '0'.repeat(decimals ?? 0));
  const digits = String(units).padStart(places + 1, '0');
  const fraction = digits.slice(digits.length - places);
  return withSeparators(
    digits.slice(0, digits.length - places),
    decimals === undefined ? fraction.replace(/(?<!0)0+$/, '') : fraction,
  );
}

/**
 * How many of the last decimal's units a size has. It is rounded as the shortest decimal that is read, not as its binary neighbour: 1.005
 * is 1.01. Tiny sizes are written with an exponent and round to nothing anyway.
 */
function toUnits(size: number, places: number): number {
  return size < 1e-6 ? 0 : Math.round(Number(`${size}e${places}`));
}

function withSeparators(whole: string, fraction: string): string {
  const groups: string[] = [];
  for (let end = whole.length; end > 0; end -= 3) groups.unshift(whole.slice(Math.max(0, end - 3), end));
  const grouped = groups.join(',');
  return fraction === '' ? grouped : `${grouped}.${fraction}`;
}
