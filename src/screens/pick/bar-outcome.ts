import type { OpenPick } from '#domain/picks/pick/pick-view.ts';

type Mass = readonly { readonly value: number; readonly p: number }[];
export type OutcomeBar = {
  readonly value: number;
  readonly p: number;
  readonly outcome: 'win' | 'push' | 'lose';
};

/**
 * The distribution that decides a bet, bar by bar, and what becomes of the stake on each: goals or points of both sides for
 * over and under, else home minus away. A handicap line is the home side's.
 */
export function outcomeBars(
  { bet_type, side, line }: Pick<OpenPick, 'bet_type' | 'side' | 'line'>,
  distribution: { readonly margin: Mass; readonly total: Mass },
): OutcomeBar[] {
  const mass = bet_type === 'over_under' ? distribution.total : distribution.margin;
  return mass.map((bar) => ({ ...bar, outcome: outcomeOf(gain(bet_type, side, line ?? 0, bar.value)) }));
}

/** Above nothing where the bet wins at this margin or total, nothing where the stake comes back. */
function gain(betType: OpenPick['bet_type'], side: OpenPick['side'], line: number, value: number): number {
  switch (betType) {
    case 'over_under':
      return side === 'over' ? value - line : line - value;
    case 'run_line':
      return side === 'away' ? -(value + line) : value + line;
    case 'win_loss':
      if (side === 'draw') return value === 0 ? 1 : -1;
      return value === 0 ? -1 : side === 'away' ? -value : value;
  }
}

function outcomeOf(value: number): OutcomeBar['outcome'] {
  if (value === 0) return 'push';
  return value > 0 ? 'win' : 'lose';
}
