import type { GameSums } from '#db/queries/record-games.ts';
import { rateByGame } from './by-game.ts';
import type { Rate } from './figures.ts';

/** A share of fewer picks says too little to be drawn. */
const MIN_PICKS = 10;

type Step = Pick<GameSums, 'key' | 'win' | 'decided' | 'decided_squared' | 'chance_sum'>;
type CalibrationGroup = {
  /** The mean of the probabilities that were given. */
  readonly said: number;
  readonly won: Rate;
};

/**
 * Said and won, in groups of neighbouring steps of the probability with at least ten decided picks each; what is left over at the
 * end joins the last group. No group where there are fewer than ten in all.
 */
export function groupSteps(steps: readonly Step[]): CalibrationGroup[] {
  const groups: Step[][] = [];
  let open: Step[] = [];
  for (const step of steps.toSorted((a, b) => Number(a.key) - Number(b.key))) {
    open.push(step);
    if (sumOf(open, 'decided') < MIN_PICKS) continue;
    groups.push(open);
    open = [];
  }
  groups.at(-1)?.push(...open);
  return groups.map((members) => {
    const decided = sumOf(members, 'decided');
    const win = sumOf(members, 'win');
    return {
      said: sumOf(members, 'chance_sum') / decided,
      won: rateByGame({ win, decided, decided_squared: sumOf(members, 'decided_squared') }),
    };
  });
}

function sumOf(steps: readonly Step[], field: 'win' | 'decided' | 'decided_squared' | 'chance_sum'): number {
  return steps.reduce((sum, step) => sum + step[field], 0);
}
