import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatOddsAs, formatOfBet, fromDecimal, oddsFormats, parseOdds, toDecimal } from './odds-format.ts';

const decimal = fc.double({ min: 1.01, max: 500, noNaN: true });
const format = fc.constantFrom(...oddsFormats);

describe('a price in the format of a market', () => {
  it('is written as the market writes it', () => {
    const written = (odds: number) => oddsFormats.map((one) => formatOddsAs(odds, one));
    expect(written(1.93)).toEqual(['1.93', '0.93', '0.93', '−1.08', '−108']);
    expect(written(2)).toEqual(['2.00', '1.00', '1.00', '1.00', '+100']);
    expect(written(2.2)).toEqual(['2.20', '1.20', '−0.83', '1.20', '+120']);
    expect(written(1.5)).toEqual(['1.50', '0.50', '0.50', '−2.00', '−200']);
    expect(written(21)).toEqual(['21.00', '20.00', '−0.05', '20.00', '+2000']);
    expect(formatOddsAs(null, 'malay')).toBe('-');
  });

  it('stays decimal for the three outcomes of a soccer match in the formats of Asia', () => {
    const three = { sport: 'soccer', bet_type: 'win_loss' };
    expect(oddsFormats.map((one) => formatOddsAs(3.7, formatOfBet(one, three)))).toEqual([
      '3.70',
      '3.70',
      '3.70',
      '3.70',
      '+270',
    ]);
    for (const bet of [{ ...three, bet_type: 'run_line' }, { ...three, sport: 'basketball' }, undefined])
      for (const one of oddsFormats) expect(formatOfBet(one, bet)).toBe(one);
  });

  it('comes back as the same decimal odds from every format', () => {
    fc.assert(
      fc.property(decimal, format, (odds, one) => {
        expect(toDecimal(fromDecimal(odds, one), one)).toBeCloseTo(odds, 9);
      }),
    );
  });

  it('is read back from its text within what the text rounds away', () => {
    // Malay and Indonesian odds of two digits are coarse far from even money, so nearness is asked for in the format itself.
    fc.assert(
      fc.property(fc.double({ min: 1.05, max: 20, noNaN: true }), format, (odds, one) => {
        const read = parseOdds(formatOddsAs(odds, one), one);
        expect(read).not.toBeNull();
        const digits = one === 'american' ? 0.5 : 0.005;
        expect(
          Math.abs(Math.abs(fromDecimal(read ?? 0, one)) - Math.abs(fromDecimal(odds, one))),
        ).toBeLessThan(digits + 1e-9);
      }),
    );
  });

  it('never turns the better of two prices into the worse', () => {
    fc.assert(
      fc.property(decimal, decimal, format, (a, b, one) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        const back = (odds: number) => toDecimal(fromDecimal(odds, one), one) ?? 0;
        expect(back(high)).toBeGreaterThanOrEqual(back(low) - 1e-9);
      }),
    );
  });

  it('is refused where the format has no such number', () => {
    expect([
      parseOdds('0.5', 'american'),
      parseOdds('-0.5', 'indonesian'),
      parseOdds('1.2', 'malay'),
    ]).toEqual([null, null, null]);
    expect([parseOdds('1', 'decimal'), parseOdds('0', 'hong_kong'), parseOdds('', 'decimal')]).toEqual([
      null,
      null,
      null,
    ]);
    expect(parseOdds('１，９３', 'decimal')).toBeCloseTo(1.93);
    expect(parseOdds('−0.83', 'malay')).toBeCloseTo(2.2048, 3);
  });
});
