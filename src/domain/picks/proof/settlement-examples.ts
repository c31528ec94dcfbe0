import { type Bet, type FinalState, settleBet } from '#domain/forecasting/settlement/settle-pick.ts';
import type { SettledResult } from '#terms/results.ts';

/** How far a game was played, as a reader puts it. */
type Played = 'regular' | 'extra' | 'overtime' | 'called' | 'canceled';

type SettlementExample = Bet & {
  readonly score: { readonly home: number; readonly away: number };
  /** After 90 minutes, where more was played. */
  readonly regular: { readonly home: number; readonly away: number } | null;
  readonly played: Played;
  /** Innings that were played, of a game that was called. */
  readonly innings: number | null;
  readonly result: SettledResult;
};

type Score = readonly [number, number];
type Case = {
  readonly bet: Bet;
  readonly score: Score;
  readonly played?: Played;
  readonly parts?: readonly Score[];
};

const soccer = (betType: Bet['betType'], side: Bet['side'], line: number | null = null): Bet => ({
  sport: 'soccer',
  betType,
  side,
  line,
});
const basketball = (betType: Bet['betType'], side: Bet['side'], line: number | null = null): Bet => ({
  sport: 'basketball',
  betType,
  side,
  line,
});
const baseball = (betType: Bet['betType'], side: Bet['side'], line: number | null = null): Bet => ({
  sport: 'baseball',
  betType,
  side,
  line,
});

/** Six innings of a game that was called. */
const SIX_INNINGS: readonly Score[] = [
  [1, 0],
  [0, 0],
  [2, 1],
  [0, 0],
  [0, 1],
  [1, 0],
];
const NINE_INNINGS: readonly Score[] = [
  [1, 0],
  [0, 0],
  [2, 1],
  [0, 0],
  [0, 1],
  [1, 0],
  [0, 0],
  [1, 1],
  [0, 0],
];

const CASES: readonly Case[] = [
  {
    bet: soccer('win_loss', 'draw'),
    score: [2, 1],
    played: 'extra',
    parts: [
      [0, 1],
      [1, 0],
      [1, 0],
    ],
  },
  {
    bet: soccer('run_line', 'home', -1),
    score: [2, 1],
    parts: [
      [1, 0],
      [1, 1],
    ],
  },
  {
    bet: soccer('run_line', 'away', -0.5),
    score: [1, 1],
    parts: [
      [1, 0],
      [0, 1],
    ],
  },
  {
    bet: soccer('over_under', 'over', 2.5),
    score: [2, 1],
    parts: [
      [1, 0],
      [1, 1],
    ],
  },
  { bet: soccer('win_loss', 'home'), score: [1, 0], played: 'canceled' },
  { bet: basketball('win_loss', 'home'), score: [118, 115], played: 'overtime' },
  { bet: basketball('run_line', 'home', -4), score: [104, 100] },
  { bet: basketball('over_under', 'under', 219.5), score: [118, 115], played: 'overtime' },
  { bet: baseball('win_loss', 'home'), score: [4, 2], played: 'called', parts: SIX_INNINGS },
  { bet: baseball('run_line', 'home', -1.5), score: [4, 2], played: 'called', parts: SIX_INNINGS },
  { bet: baseball('over_under', 'over', 8), score: [5, 3], parts: NINE_INNINGS },
];

/** Cases that show the rules of each sport, their results worked out by the function that settles every pick. */
export function settlementExamples(): SettlementExample[] {
  return CASES.map(({ bet, score: [home, away], played = 'regular', parts = [] }) => {
    const final: FinalState = {
      status: played === 'canceled' ? 'canceled' : 'completed',
      homeScore: home,
      awayScore: away,
      parts,
      reason: played === 'extra' ? 'aet' : null,
    };
    const halves = parts.slice(0, 2);
    const sum = (side: 0 | 1) => halves.reduce((total, half) => total + half[side], 0);
    return {
      ...bet,
      score: { home, away },
      regular: played === 'extra' ? { home: sum(0), away: sum(1) } : null,
      played,
      innings: played === 'called' ? parts.length : null,
      result: settleBet(bet, final),
    };
  });
}
