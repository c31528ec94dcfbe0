import type { BasketballDistribution, Distribution } from '../distribution/distribution.ts';
import { normalCdf, normalQuantile } from '../numeric/normal.ts';
import { viewMarket } from '../prices/market-view.ts';
import type { Price } from '../surface/game.ts';
import { SPREAD_SD, spreadMargin, winnerMargin } from './implied-points.ts';

/**
 * A forecast that rests on several of the game's own markets, as each of them alone would have it: first the spread, then the winner's
 * prices; the forecast itself where it rests on one. Basketball's stands halfway between the two (`agreedMargin`), and where they lie
 * apart that alone makes one of them look too dear and the other too cheap. How a spread and a winner go together is known to a
 * point or two of margin at best, so what only one of them grants is no value.
 */
export function asEachMarketSays(
  distribution: Distribution,
  prices: readonly Omit<Price<'now'>, 'phase'>[],
): readonly Distribution[] {
  if (distribution.kind !== 'basketball') return [distribution];
  const standing = prices.map((price) => ({ ...price, phase: 'now' as const }));
  const view = viewMarket('now', standing, 'proportional');
  const half = (spreadMargin(view) - winnerMargin(view)) / 2 / SPREAD_SD;
  if (!Number.isFinite(half)) return [distribution];
  return [half, -half].map((by) => leaned(distribution, by));
}

/** The distribution with home better by so many standard deviations of the margin. */
function leaned(distribution: BasketballDistribution, by: number): BasketballDistribution {
  const { margin, pinned } = distribution;
  const moved = { ...distribution, margin: { ...margin, mean: margin.mean + by * margin.sd } };
  if (!pinned) return moved;
  const home = normalCdf(normalQuantile(pinned.home) + by);
  return { ...moved, pinned: { home, draw: 0, away: 1 - home } };
}
