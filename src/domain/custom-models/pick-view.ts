import type { BetRow } from '#db/queries/custom-model-record.ts';

export type ShownBet = Pick<
  BetRow,
  'side' | 'line' | 'odds' | 'bookmaker' | 'oddsAt' | 'pWin' | 'pPush' | 'pLose' | 'ev'
>;

/** What a model says of a game. */
export function pickView(bet: ShownBet) {
  return {
    side: bet.side,
    line: bet.line,
    ev: bet.ev,
    odds: { value: bet.odds, source: bet.bookmaker, taken_at: bet.oddsAt.toISOString() },
    p: { win: bet.pWin, push: bet.pPush, lose: bet.pLose },
  };
}
