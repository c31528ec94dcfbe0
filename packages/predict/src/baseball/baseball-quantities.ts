import type { FormSpec, Quantity } from '../features/form-tracker.ts';
import type { FeatureGroup } from '../features/registry.ts';
import type { GameResult } from '../surface/game.ts';

function quantity(name: string, group: FeatureGroup, meaning: string): Quantity {
  return { name, group, meaning };
}

const RESULT_QUANTITIES = (group: FeatureGroup) => [
  quantity('runs_for', group, 'runs scored'),
  quantity('runs_against', group, 'runs allowed'),
  quantity('runs_against_log', group, 'ln(1 + runs allowed)'),
  quantity('runs_for_log', group, 'ln(1 + runs scored)'),
  quantity('margin', group, 'margin'),
  quantity('margin_capped', group, 'margin, capped at 4'),
  quantity('win', group, 'games won'),
  quantity('total', group, 'runs of both sides'),
  quantity('one_run', group, 'games decided by one run, with sign'),
  quantity('blowout', group, 'games decided by six runs or more, with sign'),
  quantity('shutout', group, 'games without a run allowed'),
  quantity('margin_surprise', group, 'margin beyond the rating’s expectation'),
  quantity('total_surprise', group, 'runs beyond the rating’s expectation'),
];

const MARKET_QUANTITIES = (group: FeatureGroup) => [
  quantity('surprise', group, 'wins beyond the closing price’s expectation'),
  quantity('implied', group, 'closing log-odds'),
  quantity('implied_total', group, 'closing total'),
  quantity('over', group, 'runs beyond the closing total'),
  quantity('innovation', group, 'closing log-odds minus the market rating’s forecast'),
  quantity('innovation_total', group, 'closing total minus the market rating’s forecast'),
  quantity('move', group, 'move of its log-odds from opening to closing price'),
  quantity('move_total', group, 'move of the total from opening to closing'),
  quantity('open_gap', group, 'opening log-odds minus the market rating’s'),
];

/** The order of all four is that of `fillResult` and `fillMarket`. */
export const TEAM_RESULTS: FormSpec = {
  family: 'form',
  tier: 'A',
  halfLives: [2, 5, 10, 25, 70],
  venueHalfLives: [8, 25],
  prior: 3,
  quantities: RESULT_QUANTITIES('recent_form'),
};
export const STARTER_RESULTS: FormSpec = {
  family: 'starter',
  tier: 'A',
  halfLives: [1.5, 4, 10, 25],
  venueHalfLives: [],
  prior: 3,
  quantities: RESULT_QUANTITIES('starting_pitcher'),
};
export const TEAM_MARKET: FormSpec = {
  family: 'market',
  tier: 'B',
  halfLives: [1.5, 4, 10, 25, 70],
  venueHalfLives: [10],
  prior: 1,
  quantities: MARKET_QUANTITIES('market_odds'),
};
export const STARTER_MARKET: FormSpec = {
  family: 'starter_market',
  tier: 'B',
  halfLives: [1, 3, 8],
  venueHalfLives: [],
  prior: 1,
  quantities: MARKET_QUANTITIES('starting_pitcher'),
};

/** Values of one side; the expectation is the results rating's, from the side's own point of view. */
export function fillResult(
  game: GameResult,
  isHome: boolean,
  expected: { readonly margin: number; readonly total: number },
  out: Float64Array,
): void {
  const [scored, conceded] = isHome ? [game.homeScore, game.awayScore] : [game.awayScore, game.homeScore];
  const margin = scored - conceded;
  out.set([
    Math.min(scored, 14),
    Math.min(conceded, 14),
    Math.log1p(conceded),
    Math.log1p(scored),
    Math.max(-10, Math.min(10, margin)),
    Math.max(-4, Math.min(4, margin)),
    margin > 0 ? 1 : 0,
    Math.min(22, scored + conceded),
    Math.abs(margin) === 1 ? margin : 0,
    Math.abs(margin) >= 6 ? Math.sign(margin) : 0,
    conceded === 0 ? 1 : 0,
    Math.max(-8, Math.min(8, margin - expected.margin)),
    Math.max(-10, Math.min(12, scored + conceded - expected.total)),
  ]);
}

export type BaseballPrices = {
  /** Log-odds of home at the close and (NaN where missing) at the open. */
  readonly close: number;
  readonly open: number;
  readonly closeTotal: number;
  readonly openTotal: number;
  /** The market rating's forecast. */
  readonly rated: number;
  readonly ratedTotal: number;
};

export function fillMarket(
  game: GameResult,
  isHome: boolean,
  prices: BaseballPrices,
  out: Float64Array,
): void {
  const sign = isHome ? 1 : -1;
  const p = 1 / (1 + Math.exp(-sign * prices.close));
  const won = sign * (game.homeScore - game.awayScore) > 0 ? 1 : 0;
  out.set([
    won - p,
    sign * prices.close,
    prices.closeTotal,
    game.homeScore + game.awayScore - prices.closeTotal,
    sign * (prices.close - prices.rated),
    prices.closeTotal - prices.ratedTotal,
    sign * (prices.close - prices.open),
    prices.closeTotal - prices.openTotal,
    sign * (prices.open - prices.rated),
  ]);
}
