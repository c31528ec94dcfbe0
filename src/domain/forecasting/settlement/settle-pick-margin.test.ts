import { describe, expect, it } from 'vitest';
import { type Bet, type FinalState, settleBet, settledMargin } from './settle-pick.ts';

const final = (homeScore: number, awayScore: number, more: Partial<FinalState> = {}): FinalState => ({
  status: 'completed',
  homeScore,
  awayScore,
  parts: [],
  ...more,
});
const bet = (betType: Bet['betType'], side: Bet['side'], line: number | null = null): Bet => ({
  sport: 'soccer',
  betType,
  side,
  line,
});

describe('by how much a bet cleared its line', () => {
  it.each([
    ['the home side by its lead', bet('win_loss', 'home'), [3, 1], 2],
    ['the away side by its lead', bet('win_loss', 'away'), [1, 4], 3],
    ['a winner that lost', bet('win_loss', 'away'), [3, 1], -2],
    ['a draw that came', bet('win_loss', 'draw'), [2, 2], 0],
    ['a draw that did not', bet('win_loss', 'draw'), [0, 3], -3],
    ['the home side of a handicap', bet('run_line', 'home', -1.5), [3, 1], 0.5],
    ['the away side of a handicap', bet('run_line', 'away', -1.5), [3, 1], -0.5],
    ['the away side of an outsider’s line', bet('run_line', 'away', 2), [1, 4], 1],
    ['over', bet('over_under', 'over', 2.5), [3, 1], 1.5],
    ['under', bet('over_under', 'under', 2.5), [3, 1], -1.5],
  ] as const)('%s', (_, one, [home, away], margin) => {
    expect(settledMargin(one, final(home, away))).toBe(margin);
  });

  it('is unknown of a game that was called off, or was too short', () => {
    expect(settledMargin(bet('win_loss', 'home'), final(3, 1, { status: 'canceled' }))).toBeNull();
    const short = final(4, 0, { parts: Array.from({ length: 6 }, () => [0, 0] as const) });
    expect(settledMargin({ ...bet('run_line', 'home', -1.5), sport: 'baseball' }, short)).toBeNull();
    expect(settledMargin({ ...bet('win_loss', 'home'), sport: 'baseball' }, short)).toBe(4);
  });
});

describe('the score that counts', () => {
  it('is the final one where nothing was played after two halves, whatever the halves add up to', () => {
    const parts = [
      [0, 0],
      [0, 0],
    ] as const;
    expect(settleBet(bet('win_loss', 'home'), final(1, 0, { parts }))).toBe('win');
  });

  it('is missing where one side has none', () => {
    const half = { ...final(1, 0), awayScore: null };
    expect(() => settleBet(bet('win_loss', 'home'), half)).toThrow('score');
  });
});
