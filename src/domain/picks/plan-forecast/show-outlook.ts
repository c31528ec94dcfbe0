import { chanceToBeBehind, expectedLosingRun, neededPerPick } from '#domain/money/plan/luck-outlook.ts';
import type { ExpectedPicks } from './expect-picks.ts';
import type { MeasuredEdge } from './measure-edge.ts';

/** What a buyer should know of luck before they pay (docs/product/plans.md). Chances are in [0, 1]; amounts in the plan's currency. */
type LuckOutlook = {
  readonly picks: number;
  /** What each pick has to earn so that all of them pay the plan. */
  readonly needed: number;
  /** The same as a share of one unit. */
  readonly neededShare: number;
  /** The chance to be behind after the period, the price of the plan included: as measured, and at the ends of its interval. */
  readonly behind: { readonly value: number; readonly best: number; readonly worst: number };
  /** The same without the price of the plan. */
  readonly behindWithoutFee: number;
  readonly losingRun: number;
  /** Whether the whole interval of the measured return lies above nothing. */
  readonly isShownProfitable: boolean;
};

/** Beyond so many picks the chances change no more that anybody could see; going over them would only take longer. */
const MAX_PICKS = 3000;

/** The outlook of a plan at this price for a member who stakes `unit` on a pick; null where nothing can be expected. */
export function showOutlook(options: {
  readonly price: number;
  readonly unit: number;
  readonly expected: ExpectedPicks | null;
  readonly edge: MeasuredEdge | null;
}): LuckOutlook | null {
  const { price, unit, expected, edge } = options;
  const picks = Math.round(expected?.mean ?? 0);
  const needed = neededPerPick(price, picks);
  if (edge === null || needed === null) return null;
  const counted = Math.min(picks, MAX_PICKS);
  const cost = ((price / unit) * counted) / picks;
  const behindAt = (winChance: number, costUnits: number) =>
    chanceToBeBehind({ picks: counted, winChance, odds: edge.odds }, costUnits);
  const [low, high] = edge.win.interval;
  return {
    picks,
    needed,
    neededShare: needed / unit,
    behind: {
      value: behindAt(edge.win.value, cost),
      best: behindAt(high, cost),
      worst: behindAt(low, cost),
    },
    behindWithoutFee: behindAt(edge.win.value, 0),
    losingRun: expectedLosingRun({ picks: counted, winChance: edge.win.value }),
    isShownProfitable: edge.roi.interval[0] > 0,
  };
}
