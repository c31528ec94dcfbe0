import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findVirtualAccounts, newVirtualAccount } from './virtual-account.ts';

const prefix = fc.stringMatching(/^[0-9]{3,6}$/);
const number = prefix.map(newVirtualAccount);

describe('an account number of one order', () => {
  it('has fourteen digits under the site’s prefix, and differs each time', () => {
    const made = Array.from({ length: 1000 }, () => newVirtualAccount('98765'));
    expect(made.every((one) => /^98765\d{9}$/.test(one))).toBe(true);
    expect(new Set(made).size).toBe(1000);
  });

  it('is found as the bank writes it, and not with any one digit wrong', () => {
    fc.assert(
      fc.property(number, fc.nat(13), fc.integer({ min: 1, max: 9 }), (own, at, by) => {
        expect(findVirtualAccounts(`TRANSFER ${own}/ABC`)).toEqual([own]);
        const wrong = own.slice(0, at) + ((Number(own.charAt(at)) + by) % 10) + own.slice(at + 1);
        expect(findVirtualAccounts(wrong)).toEqual([]);
      }),
    );
  });

  it('has the check digit of the standard’s own example', () => {
    // 7992739871 takes 3; zeros before it change nothing.
    expect(findVirtualAccounts('00079927398713')).toEqual(['00079927398713']);
    expect(findVirtualAccounts('00079927398710')).toEqual([]);
  });

  it('is found with spaces or hyphens between its digits, and beside another one', () => {
    fc.assert(
      fc.property(number, number, (own, other) => {
        const spaced = own.replaceAll(/(.{4})/g, '$1 ');
        const hyphens = own.replaceAll(/(.{5})/g, '$1-');
        expect([findVirtualAccounts(spaced), findVirtualAccounts(hyphens)]).toEqual([[own], [own]]);
        expect(findVirtualAccounts(`${hyphens} ${other}`)).toEqual([...new Set([own, other])]);
        expect(findVirtualAccounts(`${own}, ${other}`)).toEqual([...new Set([own, other])]);
      }),
    );
  });

  it('is none with a digit too many or too few, though its check digit fits', () => {
    // A zero in front of an even number of digits, and two of them, change no check.
    expect(findVirtualAccounts('0000079927398713')).toEqual([]);
    expect(findVirtualAccounts('79927398713')).toEqual([]);
    expect(findVirtualAccounts('000000000000')).toEqual([]);
  });

  it('is none within a longer number', () => {
    const [own] = [newVirtualAccount('12345')];
    for (const text of [`1${own}`, `${own}1`, '', 'no number']) expect(findVirtualAccounts(text)).toEqual([]);
  });
});
