/** Which character stands before the fraction of a number; the other one may divide its thousands. */
export const DECIMAL_MARKS = ['point', 'comma'] as const;
export type DecimalMark = (typeof DECIMAL_MARKS)[number];

const PATTERNS = {
  point: /^(-?)(\d{1,3}(?:,\d{3})+|\d{1,13})(?:\.(\d{1,2}0*))?$/,
  comma: /^(-?)(\d{1,3}(?:\.\d{3})+|\d{1,13})(?:,(\d{1,2}0*))?$/,
} as const;

/**
 * An amount of money in the smallest unit of its currency: `1,234.50` or `1.234,50`, by the mark that the file uses. A fraction
 * smaller than that unit is refused, and so is one of three digits, which is a thousand with the other mark.
 */
export function readMoney(
  text: string,
  { mark, digits }: { readonly mark: DecimalMark; readonly digits: number },
): number | null {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .replace(/^[−–—]/, '-');
  const [, sign, whole, fraction = ''] = PATTERNS[mark].exec(plain) ?? [];
  if (whole === undefined || fraction.length > 4 || /^\d{3}$/.test(fraction)) return null;
  if (/[1-9]/.test(fraction.slice(digits))) return null;
  const units = whole.replaceAll(/[.,]/g, '') + fraction.slice(0, digits).padEnd(digits, '0');
  const amount = Number(units);
  if (!Number.isSafeInteger(amount)) return null;
  return sign === '-' && amount !== 0 ? -amount : amount;
}
