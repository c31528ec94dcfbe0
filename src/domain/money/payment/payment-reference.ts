import { randomSymbols } from '#platform/id.ts';

/** Crockford's base 32: no I, L, O or U, which are read as other signs. https://www.crockford.com/base32.html */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const READ_AS: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' };
const REFERENCE_LENGTH = 10;
/** As many signs of the alphabet. */
const SHAPE = /^[0-9A-HJKMNP-TV-Z]{10}$/;
const ORDER_SERIAL_LENGTH = 6;
/** x⁵ + x² + 1, irreducible over GF(2): multiplication by x in the field of 32 elements. */
const FIELD_POLYNOMIAL = 0b100101;

/** The text that a member writes into the memo of a transfer: nine random signs and one that checks them. */
export function newPaymentReference(): string {
  return withCheck(randomSymbols(ALPHABET, REFERENCE_LENGTH - 1));
}

/** The number that people say: the brand-zone day as yyMMdd, six random signs and one that checks those. */
export function newOrderNo(day: string): string {
  return day.slice(2).replaceAll('-', '') + withCheck(randomSymbols(ALPHABET, ORDER_SERIAL_LENGTH));
}

/**
 * A reference as somebody typed it, in its canonical spelling; null where the check sign does not fit. One wrong sign, or two
 * neighbours in the wrong order, is always found: the sum of sign × xⁱ over GF(32) must be zero.
 */
export function readPaymentReference(text: string): string | null {
  const signs = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll(/[ILO]/g, (sign) => READ_AS[sign] ?? sign);
  if (!SHAPE.test(signs)) return null;
  return withCheck(signs.slice(0, -1)) === signs ? signs : null;
}

/** Every valid reference in a bank's memo, which may carry other words before, after or around it. */
export function findPaymentReferences(memo: string): string[] {
  const signs = memo.normalize('NFKC').replaceAll(/[\s-]/g, '');
  const found = Array.from({ length: signs.length }, (_, start) =>
    readPaymentReference(signs.slice(start, start + REFERENCE_LENGTH)),
  );
  return [...new Set(found.filter((reference) => reference !== null))];
}

function withCheck(signs: string): string {
  let sum = 0;
  for (const sign of signs) sum = timesX(sum ^ ALPHABET.indexOf(sign));
  return signs + ALPHABET.charAt(sum);
}

function timesX(element: number): number {
  const doubled = element << 1;
  return doubled & 0b100000 ? doubled ^ FIELD_POLYNOMIAL : doubled;
}
