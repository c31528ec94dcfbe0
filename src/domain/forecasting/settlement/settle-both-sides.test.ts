import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SettledResult } from '#terms/results.ts';
import { profitCents, settleBet } from './settle-pick.ts';

const OPPOSITE: Readonly<Record<SettledResult, SettledResult>> = {
  win: 'lose',
  lose: 'win',
  draw: 'draw',
  cancel: 'cancel',
};

const anyFinal = fc.record({
  status: fc.constantFrom('completed' as const, 'canceled' as const),
  homeScore: fc.nat({ max: 150 }),
  awayScore: fc.nat({ max: 150 }),
  parts: fc.array(fc.tuple(fc.nat({ max: 40 }), fc.nat({ max: 40 })), { maxLength: 14 }),
});

const anySport = fc.constantFrom('soccer' as const, 'basketball' as const, 'baseball' as const);

const anyHalfLine = fc.integer({ min: -60, max: 600 }).map((steps) => steps / 2);

describe('both sides of one market', () => {
  it('of a handicap and of a total are opposite: one wins as the other loses, and they draw together', () => {
    fc.assert(
      fc.property(anySport, anyHalfLine, anyFinal, (sport, line, final) => {
        for (const [betType, one, other] of [
          ['run_line', 'home', 'away'],
          ['over_under', 'over', 'under'],
        ] as const) {
          const first = settleBet({ sport, betType, side: one, line }, final);
          expect(settleBet({ sport, betType, side: other, line }, final)).toBe(OPPOSITE[first]);
        }
      }),
    );
  });

  it('of a winner: exactly one wins, or all give the stake back', () => {
    fc.assert(
      fc.property(anySport, anyFinal, (sport, final) => {
        const sides = sport === 'soccer' ? (['home', 'draw', 'away'] as const) : (['home', 'away'] as const);
        const results = sides.map((side) =>
          settleBet({ sport, betType: 'win_loss', side, line: null }, final),
        );
        const wins = results.filter((result) => result === 'win').length;
        const back = results.filter((result) => result === 'draw' || result === 'cancel').length;
        expect([wins, back]).toEqual(wins === 1 ? [1, 0] : [0, sides.length]);
      }),
    );
  });

  it('never draw on a half line', () => {
    fc.assert(
      fc.property(anySport, anyHalfLine, anyFinal, (sport, line, final) => {
        fc.pre(!Number.isInteger(line));
        const result = settleBet({ sport, betType: 'run_line', side: 'home', line }, final);
        expect(result).not.toBe('draw');
      }),
    );
  });
});

describe('profit', () => {
  it.each([
    ['win', 1, 1.95, 9500],
    ['win', 2.5, 2.1, 27500],
    ['win', 0.5, 1.333, 1665],
    ['lose', 1.5, 9.9, -15000],
    ['draw', 3, 2, 0],
    ['cancel', 3, 2, 0],
  ] as const)('%s of %d units at %d is %d cents', (result, units, odds, cents) => {
    expect(profitCents(result, units, odds)).toBe(cents);
  });

  it('is whole cents, and of one sign with the result', () => {
    const units = fc.integer({ min: 1, max: 6 }).map((steps) => steps / 2);
    const odds = fc.integer({ min: 10_001, max: 500_000 }).map((steps) => steps / 10_000);
    fc.assert(
      fc.property(units, odds, (unit, price) => {
        const won = profitCents('win', unit, price);
        expect(Number.isInteger(won)).toBe(true);
        expect(Math.abs(won - unit * 10_000 * (price - 1))).toBeLessThanOrEqual(0.5 + 1e-6);
        expect(profitCents('lose', unit, price)).toBe(-unit * 10_000);
      }),
    );
  });
});
