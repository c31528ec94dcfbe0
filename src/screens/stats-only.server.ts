import { isStatsOnly } from '#domain/picks/stats-only/is-stats-only.ts';
import type { PageFacts } from '../page/page-context.ts';

/** Whether the reader of a page is shown forecasts and sport only. */
export function isShownStatsOnly({ brand, member }: Pick<PageFacts, 'brand' | 'member'>): boolean {
  return isStatsOnly(brand, member);
}
