import type { PublicCheckRow } from '#db/queries/public-check.ts';

/** What a check found out. */
export type Finding = Omit<PublicCheckRow, 'name' | 'checkedAt'>;

type Found = Pick<Finding, 'n' | 'needed'> &
  Partial<Omit<Finding, 'state' | 'n' | 'needed'>> & {
    /** For checks of a figure instead of single rows: the figure is out of its bounds. */
    readonly isOut?: boolean;
  };

/** A check holds only where there was enough to look at and nothing was wrong; something wrong counts however little there is. */
export function findingOf({ isOut = false, ...found }: Found): Finding {
  const { n, needed, errors = 0 } = found;
  const judged = n < needed ? 'few' : 'holds';
  return {
    firstError: null,
    value: null,
    low: null,
    high: null,
    bound: null,
    simulated: false,
    ...found,
    errors,
    state: errors > 0 || (isOut && n >= needed) ? 'broken' : judged,
  };
}
