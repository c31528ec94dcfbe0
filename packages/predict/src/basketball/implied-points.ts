import { clamp, logit } from '../numeric/logit.ts';
import { normalQuantile } from '../numeric/normal.ts';
import type { MarketView } from '../prices/market-view.ts';
import type { PricePhase } from '../surface/game.ts';

/** Points of spread per standard deviation of the margin, as the market's own prices of spread and winner go together. */
export const SPREAD_SD = 12;

/** The spread as an expected home margin; NaN where there is no line. */
export function spreadMargin(view: MarketView<PricePhase>): number {
  if (!view.handicap) return Number.NaN;
  const tilt = Number.isNaN(view.handicap.first) ? 0 : 28 * (view.handicap.first - 0.5);
  return -view.handicap.line + clamp(tilt, -6, 6);
}

/** The winner's prices as an expected home margin; NaN where there are none. */
export function winnerMargin(view: MarketView<PricePhase>): number {
  return view.consensus ? SPREAD_SD * normalQuantile(view.consensus.home) : Number.NaN;
}

/** The spread, or the moneyline turned into points where there is no spread. */
export function impliedMargin(view: MarketView<PricePhase>): number {
  const spread = spreadMargin(view);
  if (Number.isFinite(spread) || !view.consensus) return spread;
  return (SPREAD_SD / 1.7) * logit(view.consensus.home);
}

/**
 * The margin on which spread and winner agree halfway. Each says the same with noise of its own, and a forecast that believes the one
 * alone sees value in every price of the other.
 */
export function agreedMargin(view: MarketView<PricePhase>): number {
  const [spread, winner] = [spreadMargin(view), winnerMargin(view)];
  return Number.isFinite(spread) && Number.isFinite(winner) ? (spread + winner) / 2 : impliedMargin(view);
}

/** The expected total; NaN where there is no line. */
export function totalOf(view: MarketView<PricePhase>): number {
  if (!view.total) return Number.NaN;
  const tilt = Number.isNaN(view.total.first) ? 0 : 40 * (view.total.first - 0.5);
  return view.total.line + clamp(tilt, -8, 8);
}
