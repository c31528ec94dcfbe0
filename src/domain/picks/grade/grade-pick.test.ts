import { describe, expect, it } from 'vitest';
import { gradeColumns } from './grade-pick.ts';

const final = { status: 'completed', homeScore: 2, awayScore: 1, parts: [] } as const;
const total = { sport: 'soccer', betType: 'over_under', side: 'over', line: 2.5 } as const;
const winner = { sport: 'soccer', betType: 'win_loss', side: 'home', line: null } as const;

type Input = Parameters<typeof gradeColumns>[0];
type Close = Input['closing'][number];

function close(options: Partial<Close>): Close {
  const prices = { homeOdds: 2, drawOdds: null, awayOdds: 1.9 };
  return { betType: 'over_under', line: 2.5, ...prices, ...options };
}

function grade(options: Partial<Input>) {
  return gradeColumns({
    bet: total,
    final,
    units: 1.5,
    odds: 2.1,
    withdrawn: false,
    closing: [],
    ...options,
  });
}

describe('a grade', () => {
  it('has the result and its profit', () => {
    expect(grade({})).toMatchObject({ result: 'win', wouldBe: 'win', profitCents: 16_500 });
    expect(grade({ bet: { ...total, side: 'under' } })).toMatchObject({
      result: 'lose',
      profitCents: -15_000,
    });
    expect(grade({ bet: { ...total, line: 3 } })).toMatchObject({ result: 'draw', profitCents: 0 });
    expect(grade({ final: { ...final, status: 'canceled' } })).toMatchObject({
      result: 'cancel',
      wouldBe: 'cancel',
      profitCents: 0,
    });
  });

  it('of a withdrawn pick is canceled, and says beside it what it would have been', () => {
    const withdrawn = { result: 'cancel', wouldBe: 'win', profitCents: 0, margin: null };
    expect(grade({ withdrawn: true })).toMatchObject(withdrawn);
  });

  it('says by how much the line was cleared, where the bet stood', () => {
    expect([grade({}).margin, grade({ bet: { ...total, side: 'under' } }).margin]).toEqual([0.5, -0.5]);
  });
});

describe('the closing value', () => {
  it('is the expected value of the taken price under the closing market without its margin', () => {
    const { closingOdds, closingValue } = grade({ closing: [close({})] });
    const overround = 1 / 2 + 1 / 1.9;
    const fairChance = 1 / 2 / overround;
    expect(closingOdds).toBe(2);
    expect(closingValue).toBeCloseTo(2.1 * fairChance - 1, 12);
  });

  it('counts all three prices of a soccer winner', () => {
    const closing = [close({ betType: 'win_loss', line: null, homeOdds: 2, drawOdds: 3.4, awayOdds: 4 })];
    const { closingValue } = grade({ bet: winner, closing });
    expect(closingValue).toBeCloseTo(2.1 / (2 * (1 / 2 + 1 / 3.4 + 1 / 4)) - 1, 12);
  });

  it('is taken from the bookmaker with the smallest margin', () => {
    const dear = close({ homeOdds: 1.8, awayOdds: 1.8 });
    const sharp = close({ homeOdds: 1.95, awayOdds: 2 });
    expect(grade({ closing: [dear, sharp] }).closingOdds).toBe(1.95);
    expect(grade({ closing: [sharp, dear] }).closingOdds).toBe(1.95);
  });

  it('is taken from the first of two with the same margin', () => {
    const closing = [close({ homeOdds: 2, awayOdds: 1.9 }), close({ homeOdds: 1.9, awayOdds: 2 })];
    expect(grade({ closing }).closingOdds).toBe(2);
  });

  it('counts two prices of a winner without a draw', () => {
    const closing = [close({ betType: 'win_loss', line: null })];
    expect(grade({ bet: { ...winner, sport: 'basketball' }, closing }).closingOdds).toBe(2);
  });

  it.each([
    ['no price of its own side', close({ homeOdds: null, drawOdds: 3, awayOdds: 2 })],
    ['another line', close({ line: 3 })],
    ['another market', close({ betType: 'run_line' })],
    ['a side without a price', close({ awayOdds: null })],
    ['a line without prices', close({ homeOdds: null, awayOdds: null })],
  ])('is unknown where the close has %s', (_, price) => {
    expect(grade({ closing: [price] })).toMatchObject({ closingOdds: null, closingValue: null });
  });

  it('is unknown where the draw of a soccer winner has no price: two of three say nothing about the margin', () => {
    const closing = [close({ betType: 'win_loss', line: null, homeOdds: 2, drawOdds: null, awayOdds: 4 })];
    expect(grade({ bet: winner, closing })).toMatchObject({ closingOdds: null, closingValue: null });
  });
});
