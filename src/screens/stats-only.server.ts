import { isStatsOnly } from '#domain/picks/stats-only/is-stats-only.ts';
import type { PageContext } from '../page/page-context.ts';

/** Whether the reader of a page is shown forecasts and sport only. */
export function isShownStatsOnly({ brand, member }: Pick<PageContext, 'brand' | 'member'>): boolean {
  return isStatsOnly(brand, member);
}
