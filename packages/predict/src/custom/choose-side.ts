import { expectedValue } from '../advice/advise-side.ts';
import type { Side, SideReading } from '../distribution/read-market.ts';
import type { Offer } from './model-game.ts';

export type Verdict =
  | {
      readonly state: 'pick';
      readonly side: Side;
      readonly line: number | null;
      readonly odds: number;
      readonly pWin: number;
      readonly pPush: number;
      readonly pLose: number;
      readonly ev: number;
    }
  | { readonly state: 'pass'; readonly reason: 'no_odds' | 'insufficient_data' | 'below_threshold' };

/** The likelier side has to reach this. */
const MIN_CHANCE = 0.525;
/** The better price has to promise this much per unit. */
const MIN_VALUE = 0.03;

export type Reading = Pick<SideReading, 'side' | 'win' | 'push' | 'lose'>;

/** The likeliest side, given that the stake is not returned, if it reaches 52.5 %. */
export function chooseLikeliest(readings: readonly Reading[], offer: Offer): Verdict {
  return chooseBy(readings, offer, (reading) => {
    const decided = reading.win + reading.lose;
    return decided > 0 ? reading.win / decided - MIN_CHANCE : -1;
  });
}

/** The side with the highest expected value, if that reaches 3 %. */
export function chooseMostValuable(readings: readonly Reading[], offer: Offer): Verdict {
  return chooseBy(readings, offer, (reading, odds) => expectedValue(reading, odds) - MIN_VALUE);
}

/** The side whose merit is largest, if that is not negative. The tolerance keeps rounding from deciding. */
function chooseBy(
  readings: readonly Reading[],
  offer: Offer,
  merit: (reading: Reading, odds: number) => number,
): Verdict {
  let best: { readonly reading: Reading; readonly odds: number; readonly merit: number } | null = null;
  for (const reading of readings) {
    const odds = oddsOfSide(offer, reading.side);
    if (odds === null || !(odds > 1)) continue;
    const found = merit(reading, odds);
    if (found >= -1e-12 && (best === null || found > best.merit)) best = { reading, odds, merit: found };
  }
  if (best === null) return { state: 'pass', reason: 'below_threshold' };
  const { reading, odds } = best;
  const sum = reading.win + reading.push + reading.lose;
  const [pWin, pPush] = [reading.win / sum, reading.push / sum];
  const chances = { pWin, pPush, pLose: Math.max(0, 1 - pWin - pPush) };
  const ev = expectedValue({ win: pWin, push: pPush, lose: chances.pLose }, odds);
  return { state: 'pick', side: reading.side, line: offer.line, odds, ...chances, ev };
}

function oddsOfSide(offer: Offer, side: Side): number | null {
  switch (side) {
    case 'home':
    case 'over':
      return offer.homeOdds;
    case 'draw':
      return offer.drawOdds;
    case 'away':
    case 'under':
      return offer.awayOdds;
  }
}
