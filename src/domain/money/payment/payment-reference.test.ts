import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findPaymentReferences,
  newOrderNo,
  newPaymentReference,
  readPaymentReference,
} from './payment-reference.ts';

const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const references = fc.noShrink(fc.constant(null).map(() => newPaymentReference()));

describe('a payment reference', () => {
  it('has ten characters that no one mistakes, and differs each time', () => {
    const many = Array.from({ length: 500 }, () => newPaymentReference());
    for (const reference of many) expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
    expect(new Set(many).size).toBe(many.length);
  });

  it('is read however it was typed: small letters, spaces, hyphens, full-width characters, O for 0', () => {
    fc.assert(
      fc.property(references, (reference) => {
        const typed = reference.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l');
        const fullWidth = [...typed]
          .map((sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0))
          .join('');
        expect(readPaymentReference(`${typed.slice(0, 5)}-${typed.slice(5)} `)).toBe(reference);
        expect(readPaymentReference(fullWidth)).toBe(reference);
        expect(readPaymentReference(reference.replaceAll('1', 'I'))).toBe(reference);
      }),
    );
  });

  it('is refused with any one character wrong, and with any two neighbours swapped', () => {
    fc.assert(
      fc.property(
        references,
        fc.nat({ max: 9 }),
        fc.constantFrom(...SIGNS),
        fc.nat({ max: 8 }),
        (reference, at, sign, swap) => {
          const wrong = reference.slice(0, at) + sign + reference.slice(at + 1);
          if (wrong !== reference) expect(readPaymentReference(wrong)).toBeNull();
          const [left = '', right = ''] = [reference[swap], reference[swap + 1]];
          const swapped = reference.slice(0, swap) + right + left + reference.slice(swap + 2);
          if (swapped !== reference) expect(readPaymentReference(swapped)).toBeNull();
        },
      ),
    );
  });

  it('is refused with more or fewer characters, though the last one checks the others', () => {
    // Zeros in front change no check.
    for (const longer of ['0', '00']) expect(readPaymentReference(longer + newPaymentReference())).toBeNull();
    for (const text of ['', '0', '000000000', '00000000000']) expect(readPaymentReference(text)).toBeNull();
    expect(readPaymentReference('0000000000')).toBe('0000000000');
  });

  it('is found at the beginning and at the end of a memo, once each', () => {
    const [one, other] = [newPaymentReference(), newPaymentReference()];
    expect(findPaymentReferences(`${one} ${other}`)).toEqual(expect.arrayContaining([one, other]));
    expect(findPaymentReferences(`王 ${one.toLowerCase()}`)).toContain(one);
    expect(findPaymentReferences('0'.repeat(12))).toEqual(['0000000000']);
  });

  it('is found in a bank’s memo between other words', () => {
    const reference = newPaymentReference();
    expect(findPaymentReferences(`ATM 轉帳 ${reference.slice(0, 5)} ${reference.slice(5)} 王`)).toContain(
      reference,
    );
    expect(findPaymentReferences('')).toEqual([]);
    expect(findPaymentReferences('薪資 November')).toEqual([]);
  });
});

describe('an order number', () => {
  it('begins with the day and checks itself', () => {
    expect(newOrderNo('2026-11-20')).toMatch(/^261120[0-9A-HJKMNP-TV-Z]{7}$/);
  });
});
