import { randomSymbols } from '#platform/id.ts';

/** Crockford's base 32: no I, L, O or U, which are read as other characters. https://www.crockford.com/base32.html */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const READ_AS: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' };
const REFERENCE_LENGTH = 10;
/** As many characters of the alphabet. */
const SHAPE = /^[0-9A-HJKMNP-TV-Z]{10}$/;
const ORDER_SERIAL_LENGTH = 6;
/** x⁵ + x² + 1, irreducible over GF(2): multiplication by x in the field of 32 elements. */
const FIELD_POLYNOMIAL = 0b100101;

/** The text that a member writes into the memo of a transfer: nine random characters and one that checks them. */
export function newPaymentReference(): string {
  return withCheck(randomSymbols(ALPHABET, REFERENCE_LENGTH - 1));
}

/** The number that people say: the brand-zone day as yyMMdd, six random characters and one that checks those. */
export function newOrderNo(day: string): string {
  return day.slice(2).replaceAll('-', '') + withCheck(randomSymbols(ALPHABET, ORDER_SERIAL_LENGTH));
}

/**
 * A reference as somebody typed it, in its canonical spelling; null where the check character does not fit. One wrong character, or two
 * neighbours in the wrong order, is always found: the sum of character × xⁱ over GF(32) must be zero.
 */
export function readPaymentReference(text: string): string | null {
  const characters = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll(/[ILO]/g, (character) => READ_AS[character] ?? character);
  if (!SHAPE.test(characters)) return null;
  return withCheck(characters.slice(0, -1)) === characters ? characters : null;
}

/** Every valid reference in a bank's memo, which may carry other words before, after or around it. */
export function findPaymentReferences(memo: string): string[] {
  const characters = memo.normalize('NFKC').replaceAll(/[\s-]/g, '');
  const found = Array.from({ length: characters.length }, (_, start) =>
    readPaymentReference(characters.slice(start, start + REFERENCE_LENGTH)),
  );
  return [...new Set(found.filter((reference) => reference !== null))];
}

function withCheck(characters: string): string {
  let sum = 0;
  for (const character of characters) sum = timesX(sum ^ ALPHABET.indexOf(character));
  return characters + ALPHABET.charAt(sum);
}

function timesX(element: number): number {
  const doubled = element << 1;
  return doubled & 0b100000 ? doubled ^ FIELD_POLYNOMIAL : doubled;
}
