import type { FormSpec, Quantity } from '../features/form-tracker.ts';
import type { FeatureGroup } from '../features/registry.ts';
import type { GameResult } from '../surface/game.ts';

function quantity(name: string, group: FeatureGroup, meaning: string): Quantity {
  return { name, group, meaning };
}

/** The order is that of `fillResult`. */
export const BASKETBALL_RESULT_FORM: FormSpec = {
  family: 'form',
  tier: 'A',
  halfLives: [1.5, 3, 6, 12, 25, 60],
  venueHalfLives: [6, 15],
  prior: 2,
  quantities: [
    quantity('points_for', 'scoring', 'points scored'),
    quantity('points_against', 'scoring', 'points allowed'),
    quantity('margin', 'recent_form', 'margin'),
    quantity('margin_capped', 'recent_form', 'margin, capped at 15'),
    quantity('win', 'recent_form', 'games won'),
    quantity('first_half_margin', 'recent_form', 'margin at half-time'),
    quantity('second_half_margin', 'recent_form', 'margin after half-time'),
    quantity('total', 'pace', 'points of both sides'),
    quantity('first_half_total', 'pace', 'points of both sides before half-time'),
    quantity('overtime', 'rest_travel', 'games with overtime'),
    quantity('blowout', 'recent_form', 'games decided by 18 points or more, with sign'),
    quantity('close', 'recent_form', 'games decided by five points or less, with sign'),
    quantity('margin_surprise', 'rating', 'margin beyond the rating’s expectation'),
    quantity('total_surprise', 'pace', 'points of both sides beyond the rating’s expectation'),
    quantity('opponent', 'rating', 'rating of the opponents met'),
    quantity('volatility', 'recent_form', 'distance of the margin from the expectation'),
  ],
};

/** The order is that of `fillMarket`. */
export const BASKETBALL_MARKET_FORM: FormSpec = {
  family: 'market',
  tier: 'B',
  halfLives: [1, 2, 4, 8, 16, 40],
  venueHalfLives: [6, 15],
  prior: 1,
  quantities: [
    quantity('cover', 'market_odds', 'margin beyond the closing spread'),
    quantity('cover_capped', 'market_odds', 'margin beyond the closing spread, capped at 12'),
    quantity('covered', 'market_odds', 'spreads covered'),
    quantity('over', 'market_odds', 'points beyond the closing total'),
    quantity('implied_margin', 'market_odds', 'closing spread'),
    quantity('implied_total', 'market_odds', 'closing total'),
    quantity('innovation', 'market_odds', 'closing spread minus the market rating’s forecast'),
    quantity('innovation_total', 'market_odds', 'closing total minus the market rating’s forecast'),
    quantity('innovation_size', 'market_odds', 'size of the spread’s innovation: line-up news'),
    quantity('moneyline_gap', 'market_odds', 'moneyline’s log-odds minus the spread’s'),
  ],
};

type BasketballContext = {
  readonly margin: number;
  readonly total: number;
  readonly opponent: number;
};

/** Values of one side; `context` is what the results rating expected, from the side's own point of view. */
export function fillResult(
  game: GameResult,
  isHome: boolean,
  context: BasketballContext,
  out: Float64Array,
): void {
  const [scored, conceded] = isHome ? [game.homeScore, game.awayScore] : [game.awayScore, game.homeScore];
  const margin = scored - conceded;
  const total = scored + conceded;
  const half = game.halfTime;
  const halfMargin = half ? (half[0] - half[1]) * (isHome ? 1 : -1) : Number.NaN;
  const halfTotal = half ? half[0] + half[1] : Number.NaN;
  out.set([
    scored,
    conceded,
    margin,
    Math.max(-15, Math.min(15, margin)),
    margin > 0 ? 1 : 0,
    halfMargin,
    margin - halfMargin,
    total,
    halfTotal,
    game.statistics?.overtime ?? Number.NaN,
    Math.abs(margin) >= 18 ? Math.sign(margin) : 0,
    Math.abs(margin) <= 5 ? Math.sign(margin) : 0,
    margin - context.margin,
    total - context.total,
    context.opponent,
    Math.abs(margin - context.margin),
  ]);
}

type BasketballMarketContext = {
  /** Closing spread as home margin, closing total; NaN where missing. */
  readonly spread: number;
  readonly total: number;
  /** What the market rating had forecast, as home margin and total. */
  readonly ratedMargin: number;
  readonly ratedTotal: number;
  /** Log-odds of home by moneyline minus by spread; NaN where missing. */
  readonly moneylineGap: number;
};

export function fillMarket(
  game: GameResult,
  isHome: boolean,
  market: BasketballMarketContext,
  out: Float64Array,
): void {
  const sign = isHome ? 1 : -1;
  const margin = sign * (game.homeScore - game.awayScore);
  const spread = sign * market.spread;
  const cover = margin - spread;
  const innovation = sign * (market.spread - market.ratedMargin);
  out.set([
    cover,
    Math.max(-12, Math.min(12, cover)),
    Math.sign(cover),
    game.homeScore + game.awayScore - market.total,
    spread,
    market.total,
    innovation,
    market.total - market.ratedTotal,
    Math.abs(innovation),
    sign * market.moneylineGap,
  ]);
}
