import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMoney } from './read-money.ts';

const marks = fc.constantFrom('point', 'comma');
const grouped = (units: number, sign: string) => String(units).replaceAll(/\B(?=(\d{3})+(?!\d))/g, sign);

describe('an amount of money', () => {
  it('is read to its smallest unit, however it is written', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999_999), marks, fc.boolean(), (minor, mark, isGrouped) => {
        const [point, group] = mark === 'comma' ? [',', '.'] : ['.', ','];
        const units = Math.floor(minor / 100);
        const whole = isGrouped ? grouped(units, group) : String(units);
        const text = `${whole}${point}${String(minor % 100).padStart(2, '0')}`;
        expect(readMoney(text, { mark, digits: 2 })).toBe(minor);
        expect(readMoney(`−${text}`, { mark, digits: 2 })).toBe(minor === 0 ? 0 : -minor);
      }),
    );
  });

  it('has no fraction where its currency has none', () => {
    expect(readMoney('50.000', { mark: 'comma', digits: 0 })).toBe(50_000);
    expect(readMoney('50,00', { mark: 'comma', digits: 0 })).toBe(50);
    expect(readMoney('50,25', { mark: 'comma', digits: 0 })).toBeNull();
  });

  it.each([
    ['a thousand of the other mark', '1.234', 'point'],
    ['a fraction below the unit', '1.001', 'point'],
    ['groups of another size', '1,23,4', 'point'],
    ['both marks the other way round', '1.234,50', 'point'],
    ['two points', '1.2.3', 'point'],
    ['a formula', '=1+1', 'point'],
    ['letters', '12a', 'point'],
    ['no digit', '', 'point'],
    ['more than can be counted', '99999999999999', 'comma'],
    ['an exponent', '1e3', 'point'],
  ] as const)('is refused for %s', (_name, text, mark) => {
    expect(readMoney(text, { mark, digits: 2 })).toBeNull();
  });

  it('never reads a text as an amount that it does not say', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), marks, (text, mark) => {
        const amount = readMoney(text, { mark, digits: 2 });
        if (amount === null) return;
        const digits = text.normalize('NFKC').replaceAll(/\D/g, '');
        expect(digits).toContain(String(Math.floor(Math.abs(amount) / 100)));
      }),
    );
  });
});
