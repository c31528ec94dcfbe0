import type { LineTrust } from '../calibration/line-trust.ts';
import { logit, sigmoid } from '../numeric/logit.ts';
import type { FairLine } from '../prices/market-view.ts';
import type { BetType } from '../surface/game.ts';
import type { Distribution } from './distribution.ts';
import { checkedLine, type MarketReading, readLaw, scoreLaw } from './read-market.ts';
import type { IntegerLaw, ScoreLaw } from './score-law.ts';
import { aboveWithoutPush, tiltTo } from './tilt.ts';

/** Our own log-odds are taken at most this far from the price's, as they are where the trust is learned. */
const MAX_DIFFERENCE = 2;

/** Where the market stands: the line on which the bookmakers agree in each market, with its fair probability; null for none. */
export type MarketAnchors = { readonly handicap: FairLine | null; readonly total: FairLine | null };

/**
 * The one law of a game, moved to where the market stands as far as trust in our own has not proved better. Every line and every
 * price is then read off this law (`readLaw`), so half a goal, a point or a run has its worth, and no two of our numbers can
 * contradict each other. Home, draw and away keep their masses.
 *
 * At the anchor's line the log-odds are z + a + b · (ours − z): z those of the fair price, a and b learned from how far closing
 * prices came towards us. Without anything learned the price stands. Where a line has no price, z is unknown and the log-odds
 * are a + b · ours, with a and b learned at such lines. Throws a RangeError for a line that is no multiple of a quarter.
 */
export function lawAtMarket(distribution: Distribution, anchors: MarketAnchors): ScoreLaw {
  const law = scoreLaw(distribution);
  const { handicap, total } = anchors;
  const trust = distribution.marketLine;
  return {
    ...law,
    margin: handicap
      ? moved(law.margin, -checkedLine(handicap.line), handicap, {
          unpriced: trust?.handicap ?? null,
          priced: trust?.pricedHandicap ?? null,
          keepsWinner: true,
        })
      : law.margin,
    total: total
      ? moved(law.total, checkedLine(total.line), total, {
          unpriced: trust?.total ?? null,
          priced: trust?.pricedTotal ?? null,
          keepsWinner: false,
        })
      : law.total,
  };
}

/**
 * Reads a market at the line that the market itself asks, which has no price that is known. The winner market and a distribution
 * without trust are read as `readMarket` does. Throws a RangeError where that does.
 */
export function readMarketLine(
  distribution: Distribution,
  betType: BetType,
  line: number | null,
): MarketReading {
  return readLaw(lawAtLine(distribution, betType, line), betType, line);
}

/**
 * Probability of home or over at the market's line, given that the stake is not returned; a quarter line is the mean of its
 * halves.
 */
export function marketLineProbability(
  distribution: Distribution,
  betType: 'run_line' | 'over_under',
  line: number,
): number {
  return lineProbability(lawAtLine(distribution, betType, line), betType, line);
}

/** As `marketLineProbability`, off the law as it stands. */
export function lineProbability(law: ScoreLaw, betType: 'run_line' | 'over_under', line: number): number {
  return betType === 'run_line' ? aboveWithoutPush(law.margin, -line) : aboveWithoutPush(law.total, line);
}

function lawAtLine(distribution: Distribution, betType: BetType, line: number | null): ScoreLaw {
  if (betType === 'win_loss') return scoreLaw(distribution);
  const anchor = { line: checkedLine(line), first: Number.NaN };
  return betType === 'run_line'
    ? lawAtMarket(distribution, { handicap: anchor, total: null })
    : lawAtMarket(distribution, { handicap: null, total: anchor });
}

/** Whether a handicap asks who wins and no more: at such a line no law can be moved that keeps its winner. */
export function isWinnersLine(line: number): boolean {
  return Math.abs(line) <= 0.5;
}

/** What is wanted at the anchor, and the law tilted to it. */
function moved(
  law: IntegerLaw,
  threshold: number,
  anchor: FairLine,
  trust: {
    readonly unpriced: LineTrust | null;
    readonly priced: LineTrust | null;
    readonly keepsWinner: boolean;
  },
): IntegerLaw {
  const own = logit(aboveWithoutPush(law, threshold));
  const wanted = Number.isNaN(anchor.first)
    ? trust.unpriced && trust.unpriced.intercept + trust.unpriced.slope * own
    : pricedLogOdds(logit(anchor.first), own, trust.priced);
  return wanted === null ? law : tiltTo(law, threshold, sigmoid(wanted), trust);
}

function pricedLogOdds(price: number, own: number, trust: LineTrust | null): number {
  if (trust === null) return price;
  const difference = Math.max(-MAX_DIFFERENCE, Math.min(MAX_DIFFERENCE, own - price));
  return price + trust.intercept + trust.slope * difference;
}
