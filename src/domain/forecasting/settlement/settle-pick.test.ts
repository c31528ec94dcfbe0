import { describe, expect, it } from 'vitest';
import type { SettledResult } from '#terms/results.ts';
import { type Bet, type FinalState, settleBet, settledMargin } from './settle-pick.ts';

type Parts = FinalState['parts'];

type Case = readonly [
  what: string,
  bet: readonly [Bet['betType'], Bet['side'], number | null],
  score: readonly [number, number],
  parts: Parts,
  expected: SettledResult,
];

const innings = (count: number): Parts => Array.from({ length: count }, () => [0, 0] as const);

const halves = (first: readonly [number, number], second: readonly [number, number]): Parts => [
  first,
  second,
];

const SOCCER: readonly Case[] = [
  ['home wins', ['win_loss', 'home', null], [2, 1], [], 'win'],
  ['the draw is a side of its own', ['win_loss', 'draw', null], [1, 1], [], 'win'],
  ['a drawn game is lost for the home side', ['win_loss', 'home', null], [1, 1], [], 'lose'],
  ['a drawn game is lost for the away side', ['win_loss', 'away', null], [0, 0], [], 'lose'],
  ['the draw is lost when somebody wins', ['win_loss', 'draw', null], [0, 1], [], 'lose'],
  ['away wins', ['win_loss', 'away', null], [0, 3], [], 'win'],
  ['half a goal covers a win', ['run_line', 'home', -0.5], [1, 0], [], 'win'],
  ['half a goal does not cover a draw', ['run_line', 'home', -0.5], [1, 1], [], 'lose'],
  ['the other side of that line wins', ['run_line', 'away', -0.5], [1, 1], [], 'win'],
  ['a whole line is a push for home', ['run_line', 'home', -1], [2, 1], [], 'draw'],
  ['and for away', ['run_line', 'away', -1], [2, 1], [], 'draw'],
  ['level handicap, drawn', ['run_line', 'home', 0], [2, 2], [], 'draw'],
  ['an outsider loses by less than the line', ['run_line', 'home', 1.5], [0, 1], [], 'win'],
  ['an outsider loses by more than the line', ['run_line', 'away', 1.5], [0, 2], [], 'win'],
  ['over', ['over_under', 'over', 2.5], [2, 1], [], 'win'],
  ['under', ['over_under', 'under', 2.5], [2, 1], [], 'lose'],
  ['a whole total is a push for over', ['over_under', 'over', 3], [2, 1], [], 'draw'],
  ['and for under', ['over_under', 'under', 3], [2, 1], [], 'draw'],
  [
    'extra time does not count for the winner',
    ['win_loss', 'draw', null],
    [2, 1],
    [
      [0, 1],
      [1, 0],
      [1, 0],
    ],
    'win',
  ],
  [
    'nor for the handicap',
    ['run_line', 'home', -0.5],
    [2, 1],
    [
      [0, 1],
      [1, 0],
      [1, 0],
    ],
    'lose',
  ],
  [
    'nor for the total',
    ['over_under', 'under', 2.5],
    [2, 1],
    [
      [0, 1],
      [1, 0],
      [1, 0],
    ],
    'win',
  ],
  [
    'two halves and stoppage time count in full',
    ['over_under', 'over', 4.5],
    [3, 2],
    halves([1, 1], [2, 1]),
    'win',
  ],
];

const BASKETBALL: readonly Case[] = [
  ['home wins', ['win_loss', 'home', null], [101, 99], [], 'win'],
  ['away wins', ['win_loss', 'home', null], [99, 101], [], 'lose'],
  ['a tie between two sides gives the stake back', ['win_loss', 'home', null], [99, 99], [], 'draw'],
  [
    'overtime counts for the total',
    ['over_under', 'over', 200.5],
    [108, 100],
    [
      [25, 25],
      [25, 25],
      [25, 25],
      [25, 20],
      [8, 5],
    ],
    'win',
  ],
  [
    'overtime counts for the spread',
    ['run_line', 'away', -7.5],
    [108, 100],
    [
      [25, 25],
      [25, 25],
      [25, 25],
      [25, 20],
      [8, 5],
    ],
    'lose',
  ],
  ['a whole spread is a push', ['run_line', 'away', 8], [92, 100], [], 'draw'],
];

const BASEBALL: readonly Case[] = [
  ['home wins', ['win_loss', 'home', null], [4, 3], innings(9), 'win'],
  ['a tie gives the stake back', ['win_loss', 'away', null], [3, 3], innings(12), 'draw'],
  ['extra innings count', ['over_under', 'over', 9.5], [6, 5], innings(11), 'win'],
  ['a walk-off in the ninth is a whole game', ['run_line', 'home', -1.5], [5, 3], innings(9), 'win'],
  ['a winner by one run does not cover', ['run_line', 'home', -1.5], [4, 3], innings(9), 'lose'],
  ['called after four innings: no winner', ['win_loss', 'home', null], [4, 0], innings(4), 'cancel'],
  ['called in the fifth with home ahead: a winner', ['win_loss', 'home', null], [4, 0], innings(5), 'win'],
  ['called after six innings: a winner', ['win_loss', 'away', null], [4, 0], innings(6), 'lose'],
  ['called after six innings: no run line', ['run_line', 'home', -1.5], [4, 0], innings(6), 'cancel'],
  ['called after six innings: no total', ['over_under', 'under', 8.5], [4, 0], innings(6), 'cancel'],
  ['called after eight innings: still no total', ['over_under', 'over', 3.5], [4, 0], innings(8), 'cancel'],
  ['nine innings: the total counts', ['over_under', 'under', 8.5], [4, 0], innings(9), 'win'],
  ['a source without innings is taken at its word', ['over_under', 'under', 8.5], [4, 0], [], 'win'],
];

describe('a baseball game that was scheduled for seven innings', () => {
  it.each([
    ['the total counts after seven', 7, ['over_under', 'under', 8.5], 'win'],
    ['the run line too', 7, ['run_line', 'home', -1.5], 'win'],
    ['called after six: no total', 6, ['over_under', 'under', 8.5], 'cancel'],
    ['but a winner', 6, ['win_loss', 'away', null], 'lose'],
  ] as const)('%s', (_, played, [betType, side, line], expected) => {
    const score = { homeScore: 4, awayScore: 0, parts: innings(played) };
    const final = { status: 'completed', ...score, reason: 'seven_innings' } as const;
    expect(settleBet({ sport: 'baseball', betType, side, line }, final)).toBe(expected);
  });
});

describe.each([
  ['soccer', SOCCER],
  ['basketball', BASKETBALL],
  ['baseball', BASEBALL],
] as const)('%s', (sport, cases) => {
  it.each(cases)('%s', (_, [betType, side, line], [homeScore, awayScore], parts, expected) => {
    const final = { status: 'completed', homeScore, awayScore, parts } as const;
    expect(settleBet({ sport, betType, side, line }, final)).toBe(expected);
  });

  it('cancels every bet on a canceled game, whatever the score was', () => {
    for (const betType of ['win_loss', 'run_line', 'over_under'] as const) {
      const side = betType === 'over_under' ? 'over' : 'home';
      const bet = { sport, betType, side, line: betType === 'win_loss' ? null : 1.5 } as const;
      const final = { status: 'canceled', homeScore: 3, awayScore: 0, parts: [] } as const;
      expect(settleBet(bet, final)).toBe('cancel');
      expect(settleBet(bet, { ...final, homeScore: null, awayScore: null })).toBe('cancel');
    }
  });
});

const AFTER_MORE: readonly (readonly [
  what: string,
  bet: readonly [Bet['betType'], Bet['side'], number | null],
  score: readonly [number, number],
  parts: Parts,
  expected: SettledResult,
])[] = [
  ['the winner is not settled on the final score', ['win_loss', 'home', null], [2, 1], [], 'cancel'],
  ['nor the draw that it probably was', ['win_loss', 'draw', null], [2, 1], [], 'cancel'],
  ['nor the handicap', ['run_line', 'home', -0.5], [3, 1], [], 'cancel'],
  ['nor a total that may have come later', ['over_under', 'over', 2.5], [2, 1], [], 'cancel'],
  ['one half alone says no more', ['win_loss', 'home', null], [2, 1], [[1, 1]], 'cancel'],
  ['a total that was not reached even then is settled', ['over_under', 'under', 3.5], [2, 1], [], 'win'],
  ['and is lost for the other side', ['over_under', 'over', 3.5], [2, 1], [], 'lose'],
  ['a handicap that three goals cannot cover is lost', ['run_line', 'home', -3.5], [3, 0], [], 'lose'],
  ['without a goal all is known', ['win_loss', 'draw', null], [0, 0], [], 'win'],
  [
    'with its halves it is settled on them',
    ['win_loss', 'draw', null],
    [2, 1],
    halves([0, 1], [1, 0]),
    'win',
  ],
];

describe.each(['aet', 'pen'])('soccer that went beyond 90 minutes (%s)', (reason) => {
  it.each(AFTER_MORE)('%s', (_, [betType, side, line], [homeScore, awayScore], parts, expected) => {
    const final = { status: 'completed', homeScore, awayScore, parts, reason } as const;
    expect(settleBet({ sport: 'soccer', betType, side, line }, final)).toBe(expected);
  });

  it('has no margin where no one knows the score after 90 minutes', () => {
    const bet = { sport: 'soccer', betType: 'over_under', side: 'under', line: 3.5 } as const;
    const final = { status: 'completed', homeScore: 2, awayScore: 1, parts: [], reason } as const;
    expect(settledMargin(bet, final)).toBeNull();
    expect(settledMargin(bet, { ...final, parts: halves([0, 1], [1, 0]) })).toBe(1.5);
  });

  it('says nothing about other sports', () => {
    const bet = { sport: 'basketball', betType: 'win_loss', side: 'home', line: null } as const;
    expect(settleBet(bet, { status: 'completed', homeScore: 99, awayScore: 98, parts: [], reason })).toBe(
      'win',
    );
  });
});

describe('what is never settled', () => {
  const final = { status: 'completed', homeScore: 2, awayScore: 1, parts: [] } as const;

  it.each([-0.25, 0.75, 2.25, 1.1])('a quarter line: %d', (line) => {
    expect(() => settleBet({ sport: 'soccer', betType: 'run_line', side: 'home', line }, final)).toThrow();
    expect(() => settleBet({ sport: 'soccer', betType: 'over_under', side: 'over', line }, final)).toThrow();
  });

  it('a line bet without its line, and a completed game without a score', () => {
    const bet = { sport: 'soccer', betType: 'run_line', side: 'home', line: null } as const;
    expect(() => settleBet(bet, final)).toThrow('lines');
    expect(() => settleBet({ ...bet, line: 1 }, { ...final, homeScore: null })).toThrow('score');
  });
});
