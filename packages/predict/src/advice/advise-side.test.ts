import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SideReading } from '../distribution/read-market.ts';
import { adviseSide, confidence, expectedValue, kellyUnits, minimumOdds } from './advise-side.ts';

const reading = fc
  .record({
    a: fc.double({ min: 0.01, max: 1, noNaN: true }),
    b: fc.double({ min: 0.01, max: 1, noNaN: true }),
    c: fc.double({ min: 0, max: 0.3, noNaN: true }),
  })
  .map(({ a, b, c }): SideReading => {
    const sum = a + b + c;
    return { side: 'home', win: a / sum, push: c / sum, lose: b / sum, halfWin: 0, halfLose: 0 };
  });
const odds = fc.double({ min: 1.01, max: 15, noNaN: true });

function plain(win: number, push: number, lose: number): SideReading {
  return { side: 'home', win, push, lose, halfWin: 0, halfLose: 0 };
}

describe('the advice on one side', () => {
  it('follows the worked example: 55 % at 2.00', () => {
    const side = plain(0.55, 0, 0.45);
    expect(expectedValue(side, 2)).toBeCloseTo(0.1, 12);
    expect(confidence(side)).toBe(55);
    // f = 0.10 / 1, a quarter of it on 100 units is 2.5.
    expect(kellyUnits(side, 2)).toBe(2.5);
    expect(minimumOdds(side, 0.03)).toBe(1.88);
  });

  it('leaves a push out of the confidence', () => {
    expect(confidence(plain(0.45, 0.1, 0.45))).toBe(50);
  });

  it('stakes 0 to 3 units in tenths on a bet, never more than half of Kelly, and nothing on a pass', () => {
    fc.assert(
      fc.property(reading, odds, (side, price) => {
        const advice = adviseSide({ reading: side, line: null, odds: price, minExpectedValue: 0.02 });
        if (advice.state === 'refused') throw new Error('unexpected refusal');
        if (advice.state === 'pass') {
          expect(advice.units).toBe(0);
          return;
        }
        expect(advice.expectedValue).toBeGreaterThanOrEqual(0.02);
        expect(advice.units).toBeLessThanOrEqual(3);
        expect(Math.abs(advice.units * 10 - Math.round(advice.units * 10))).toBeLessThan(1e-9);
        const kelly = (100 * advice.expectedValue) / (price - 1);
        // A push gives the stake back, so the whole of Kelly is a little more than this.
        expect(advice.units).toBeLessThanOrEqual(kelly / 2 + 1e-9);
      }),
    );
  });

  it('names the lowest price at which the threshold holds', () => {
    fc.assert(
      fc.property(reading, fc.double({ min: 0, max: 0.1, noNaN: true }), (side, threshold) => {
        const lowest = minimumOdds(side, threshold);
        if (lowest === null) throw new Error('this side can win');
        expect(expectedValue(side, lowest)).toBeGreaterThanOrEqual(threshold - 1e-6);
        if (lowest > 1.01) expect(expectedValue(side, lowest - 0.01)).toBeLessThan(threshold);
      }),
    );
  });

  it('bets where the value reaches the threshold exactly, and never without value', () => {
    const even = plain(0.5, 0, 0.5);
    const ask = (price: number, minExpectedValue: number) =>
      adviseSide({ reading: even, line: null, odds: price, minExpectedValue });
    // 0.5·1.5 − 0.5 is 0.25 without a rounding error.
    expect(ask(2.5, 0.25)).toMatchObject({ state: 'bet', expectedValue: 0.25, units: 3 });
    expect(ask(2.5, 0.26)).toMatchObject({ state: 'pass', units: 0 });
    expect(ask(2, 0)).toMatchObject({ state: 'pass', expectedValue: 0, units: 0 });
    expect(ask(1.5, -1)).toMatchObject({ state: 'pass', units: 0 });
    expect([kellyUnits(even, 2), kellyUnits(even, 1.5)]).toEqual([0, 0]);
  });

  it('knows nothing of a side that cannot be decided or cannot win', () => {
    expect(confidence(plain(0, 1, 0))).toBe(0);
    expect([minimumOdds(plain(0, 0.2, 0.8), 0.02), minimumOdds(plain(0, 1, 0), 0)]).toEqual([null, null]);
  });

  it('refuses quarter lines and prices that are no prices', () => {
    const side = plain(0.6, 0, 0.4);
    const ask = (line: number, price: number) =>
      adviseSide({ reading: side, line, odds: price, minExpectedValue: 0 });
    expect(ask(-0.25, 2)).toEqual({ state: 'refused', reason: 'quarter_line' });
    expect(ask(2.75, 2)).toEqual({ state: 'refused', reason: 'quarter_line' });
    expect(ask(-1, 1)).toEqual({ state: 'refused', reason: 'bad_odds' });
    expect(ask(-0.5, 2).state).toBe('bet');
  });
});
