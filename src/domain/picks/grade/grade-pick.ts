import {
  type Bet,
  type FinalState,
  profitCents,
  settleBet,
  settledMargin,
} from '#domain/forecasting/settlement/settle-pick.ts';
import { oddsOf } from '#domain/picks/bet/choose-bet.ts';
import type { SettledResult } from '#terms/results.ts';

type ClosingPrice = {
  readonly betType: Bet['betType'];
  readonly line: number | null;
  readonly homeOdds: number | null;
  readonly drawOdds: number | null;
  readonly awayOdds: number | null;
};

type Grade = {
  readonly result: SettledResult;
  /** What it would have been without a withdrawal (docs/product/picks.md). */
  readonly wouldBe: SettledResult;
  readonly profitCents: number;
  /** Beyond the line, in goals, points or runs; null where the bet did not stand. */
  readonly margin: number | null;
  readonly closingOdds: number | null;
  /** Expected value of the taken price under the closing market without its margin; null where no close has this line. */
  readonly closingValue: number | null;
};

/** A pick's grade: its result, its profit, and how its price stands against the closing market. */
export function gradeColumns(input: {
  readonly bet: Bet;
  readonly final: FinalState;
  readonly units: number;
  readonly odds: number;
  readonly withdrawn: boolean;
  readonly closing: readonly ClosingPrice[];
}): Grade {
  const { bet, final, units, odds, withdrawn } = input;
  const wouldBe = settleBet(bet, final);
  const result = withdrawn ? 'cancel' : wouldBe;
  return {
    result,
    wouldBe,
    profitCents: profitCents(result, units, odds),
    margin: result === 'cancel' ? null : settledMargin(bet, final),
    ...closingFigures(bet, odds, input.closing),
  };
}

function closingFigures(bet: Bet, odds: number, closing: readonly ClosingPrice[]) {
  // A margin can only be taken out of a whole market: without the draw, two of three prices would add up to too little.
  const prices = bet.sport === 'soccer' && bet.betType === 'win_loss' ? 3 : 2;
  const priced = closing.flatMap((price) => {
    if (price.betType !== bet.betType || price.line !== bet.line) return [];
    const own = oddsOf(price, bet.side);
    const all = [price.homeOdds, price.drawOdds, price.awayOdds].filter((one) => one !== null);
    return own === null || all.length !== prices
      ? []
      : [{ own, overround: all.reduce((sum, one) => sum + 1 / one, 0) }];
  });
  const best = priced.reduce<(typeof priced)[number] | null>(
    (leader, price) => (leader === null || price.overround < leader.overround ? price : leader),
    null,
  );
  if (best === null) return { closingOdds: null, closingValue: null };
  return { closingOdds: best.own, closingValue: odds / (best.own * best.overround) - 1 };
}
