import { devig } from '@trueline/predict';
import type { Side } from '#terms/bets.ts';

/** All sides' prices at one place, decimal. */
export type SidePrices = {
  readonly homeOdds: number | null;
  readonly drawOdds: number | null;
  readonly awayOdds: number | null;
};

/**
 * How likely a side is by a place's own prices, its margin taken out in proportion; null where it did not price all sides. A stake
 * that may come back is left aside: the shares are those of a bet that is decided.
 */
export function fairShare({ homeOdds, drawOdds, awayOdds }: SidePrices, side: Side): number | null {
  if (side === 'draw' && drawOdds === null) return null;
  const offered = drawOdds === null ? [homeOdds, awayOdds] : [homeOdds, drawOdds, awayOdds];
  const isFirst = side === 'home' || side === 'over';
  return devig(offered, 'proportional')?.at(isFirst ? 0 : side === 'draw' ? 1 : -1) ?? null;
}
