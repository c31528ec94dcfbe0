import { logit } from '../numeric/logit.ts';
import type { MarketView } from '../prices/market-view.ts';
import type { GameResult } from '../surface/game.ts';
import type { ImpliedRates } from './implied-rates.ts';
import { outcomeSums } from './outcome-sums.ts';
import type { RateForecast } from './rate-filter.ts';
import { SOCCER_RHO } from './soccer-shape.ts';

type MarketContext = {
  readonly game: GameResult;
  readonly isHome: boolean;
  readonly opening: MarketView<'open'>;
  readonly closing: MarketView<'close'>;
  readonly implied: ImpliedRates;
  /** What the market rating had forecast. */
  readonly rating: RateForecast;
  readonly goalsPerShot: number;
};

/** One side's values in the order of SOCCER_MARKET_FORM; the closing price of the winner must be known. */
export function fillMarket(context: MarketContext, out: Float64Array): void {
  const { game, isHome, opening, closing, implied, rating, goalsPerShot } = context;
  const winner = closing.winner ?? { home: Number.NaN, draw: Number.NaN, away: Number.NaN };
  const [p, q] = isHome ? [winner.home, winner.away] : [winner.away, winner.home];
  const [scored, conceded] = isHome ? [game.homeScore, game.awayScore] : [game.awayScore, game.homeScore];
  const [impliedFor, impliedAgainst] = isHome ? [implied.lambda, implied.mu] : [implied.mu, implied.lambda];
  const [ratedFor, ratedAgainst] = isHome ? [rating.lambda, rating.mu] : [rating.mu, rating.lambda];
  const points = scored > conceded ? 1 : scored === conceded ? 0.5 : 0;
  const stats = game.statistics ?? {};
  const shots = (side: string) => (stats[`sot_${side}`] ?? Number.NaN) * goalsPerShot;
  const open = opening.winner;
  const openLogit = open ? logit(isHome ? open.home : open.away) : Number.NaN;
  const rated = outcomeSums(ratedFor, ratedAgainst, SOCCER_RHO);
  const happened = scored > conceded ? p : scored === conceded ? winner.draw : q;
  const moveTotal =
    opening.total && closing.total && opening.total.line === closing.total.line
      ? logit(closing.total.first) - logit(opening.total.first)
      : Number.NaN;
  out.set([
    points - p - winner.draw / 2,
    scored - impliedFor,
    conceded - impliedAgainst,
    shots(isHome ? 'home' : 'away') - impliedFor,
    shots(isHome ? 'away' : 'home') - impliedAgainst,
    Math.log(impliedFor),
    Math.log(impliedAgainst),
    Math.log(impliedFor / ratedFor),
    Math.log(impliedAgainst / ratedAgainst),
    logit(p) - openLogit,
    moveTotal,
    openLogit - logit(rated.home),
    p > q ? 1 : 0,
    -Math.log(Math.max(1e-6, happened)),
  ]);
}
