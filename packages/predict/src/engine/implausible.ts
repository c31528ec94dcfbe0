import type { Base } from '../stack/base.ts';
import type { SportModule } from './sport-module.ts';
import type { PendingRow } from './teach.ts';

/**
 * Whether prices are too far from the rating to be prices of this game: a shifted decimal point, another game's row, a total in the
 * spread's column. One such price would move a rating for weeks. The limits lie beyond all that was ever seen of true prices.
 */
export function isImplausible<League>(
  module: SportModule<League>,
  prices: Base | null,
  row: Pick<PendingRow, 'results' | 'market'>,
): boolean {
  if (!prices) return false;
  const rated = row.market ?? row.results;
  const { logit, total } = module.implausible;
  return (
    prices.logits.some((one, i) => Math.abs(one - (rated.logits[i] ?? 0)) > logit) ||
    Math.abs(prices.total - rated.total) > total
  );
}
