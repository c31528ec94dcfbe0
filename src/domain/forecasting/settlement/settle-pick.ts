import type { BetType, Side } from '#terms/bets.ts';
import type { FinalStatus } from '#terms/games.ts';
import type { SettledResult } from '#terms/results.ts';
import type { Sport } from '#terms/sports.ts';

/**
 * How a bet is settled (docs/product/picks.md). Soccer counts 90 minutes and stoppage time, basketball overtime too, baseball extra innings
 * too; a baseball game that was called early decides the winner after 5 innings and nothing else before 9.
 */
export const SETTLEMENT = {
  soccerParts: 2,
  baseballInnings: 9,
  baseballWinnerInnings: 5,
  /** Where the league has scheduled a game for seven innings, handicap and total need no more than these. */
  baseballShortInnings: 7,
  /** Moved by more than this, or in baseball to another date of the league, a game is not the one that was picked. */
  postponedHours: 24,
  usdPerUnit: 100,
  /** A final score is left alone so long, since the first report is the one that gets corrected. */
  settleAfterMinutes: 10,
} as const;

export type Bet = {
  readonly sport: Sport;
  readonly betType: BetType;
  readonly side: Side;
  /** Home handicap for both sides of a handicap, the total for over/under; null for win_loss. */
  readonly line: number | null;
};

export type FinalState = {
  readonly status: FinalStatus;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  /** Score by half, quarter or inning where the source has it. */
  readonly parts: readonly (readonly [number, number])[];
  /**
   * The feed's finer word: 'aet' and 'pen' say that a soccer game went beyond its 90 minutes, 'seven_innings' that a baseball
   * game was scheduled for no more.
   */
  readonly reason?: string | null;
};

/** The result of a bet on a game that has ended. Throws where a completed game has no score. */
export function settleBet(bet: Bet, final: FinalState): SettledResult {
  if (final.status === 'canceled') return 'cancel';
  if (!isLongEnough(bet, final)) return 'cancel';
  const counted = countedScore(bet, final);
  return counted === null ? settleUncertain(bet, final) : settleScore(bet, counted);
}

type Score = { readonly home: number; readonly away: number };

function settleScore(bet: Bet, { home, away }: Score): SettledResult {
  switch (bet.betType) {
    case 'win_loss':
      return settleWinner(bet, home, away);
    case 'run_line':
      return settleHandicap(bet, home, away);
    case 'over_under':
      return settleTotal(bet, home + away);
  }
}

/**
 * Where extra time was played and no one says how it stood before, any score up to the final one may have been that. What all
 * of them agree on is settled, and the stake is given back otherwise.
 */
function settleUncertain(bet: Bet, final: FinalState): SettledResult {
  const results = new Set<SettledResult>();
  for (let home = 0; home <= (final.homeScore ?? 0); home++) {
    for (let away = 0; away <= (final.awayScore ?? 0); away++) results.add(settleScore(bet, { home, away }));
  }
  const [only = 'cancel'] = results;
  return results.size === 1 ? only : 'cancel';
}

/**
 * By how much a bet cleared its line: goals, points or runs beyond it, negative where it fell short; of a winner bet the margin
 * of its side. Null where nothing was settled, and where the score that counts is not known.
 */
export function settledMargin(bet: Bet, final: FinalState): number | null {
  if (final.status === 'canceled' || !isLongEnough(bet, final)) return null;
  const counted = countedScore(bet, final);
  if (counted === null) return null;
  const { home, away } = counted;
  switch (bet.side) {
    case 'home':
      return home - away + (bet.line ?? 0);
    case 'away':
      return away - home - (bet.line ?? 0);
    case 'draw':
      return -Math.abs(home - away) + 0;
    case 'over':
      return home + away - lineOf(bet);
    case 'under':
      return lineOf(bet) - home - away;
  }
}

/** The profit of a settled bet in US cents: units of 100 USD at decimal odds. */
export function profitCents(result: SettledResult, units: number, odds: number): number {
  const stakeCents = Math.round(units * SETTLEMENT.usdPerUnit * 100);
  if (result === 'win') return Math.round(stakeCents * (odds - 1));
  return result === 'lose' ? -stakeCents : 0;
}

/** The score by which a bet is settled; null where the source leaves open what it was after 90 minutes. */
function countedScore(bet: Bet, final: FinalState): Score | null {
  const { homeScore, awayScore, parts } = final;
  if (homeScore === null || awayScore === null) throw new Error('A completed game needs a score.');
  const hasMore = bet.sport === 'soccer' && (final.reason === 'aet' || final.reason === 'pen');
  const isBeyond = bet.sport === 'soccer' && parts.length > SETTLEMENT.soccerParts;
  if (!hasMore && !isBeyond) return { home: homeScore, away: awayScore };
  if (parts.length < SETTLEMENT.soccerParts) return null;
  // Goals after the second half do not count, however the final score reads.
  const regular = parts.slice(0, SETTLEMENT.soccerParts);
  return {
    home: regular.reduce((sum, [home]) => sum + home, 0),
    away: regular.reduce((sum, [, away]) => sum + away, 0),
  };
}

function isLongEnough(bet: Bet, final: FinalState): boolean {
  if (bet.sport !== 'baseball' || final.parts.length === 0) return true;
  const whole =
    final.reason === 'seven_innings' ? SETTLEMENT.baseballShortInnings : SETTLEMENT.baseballInnings;
  const needed = bet.betType === 'win_loss' ? SETTLEMENT.baseballWinnerInnings : whole;
  // The last half inning is not played when the home side leads, and its part then still stands with the visitors' runs.
  return final.parts.length >= needed;
}

function settleWinner(bet: Bet, home: number, away: number): SettledResult {
  const winner = home > away ? 'home' : home < away ? 'away' : 'draw';
  if (bet.sport !== 'soccer' && winner === 'draw') return 'draw';
  return bet.side === winner ? 'win' : 'lose';
}

function settleHandicap(bet: Bet, home: number, away: number): SettledResult {
  const edge = home - away + lineOf(bet);
  if (edge === 0) return 'draw';
  return edge > 0 === (bet.side === 'home') ? 'win' : 'lose';
}

function settleTotal(bet: Bet, total: number): SettledResult {
  const edge = total - lineOf(bet);
  if (edge === 0) return 'draw';
  return edge > 0 === (bet.side === 'over') ? 'win' : 'lose';
}

function lineOf(bet: Bet): number {
  if (bet.line === null || !Number.isInteger(bet.line * 2))
    throw new Error('Only whole and half lines are settled.');
  return bet.line;
}
