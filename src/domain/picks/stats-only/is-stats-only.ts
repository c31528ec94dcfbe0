import type { Member } from '#domain/accounts/member/member.ts';

/** Whether a reader is shown forecasts and sport only (docs/product/brands.md): their brand says so, they have chosen it, or they are on a break. */
export function isStatsOnly(
  brand: { readonly statsOnly: boolean } | null,
  member: Pick<Member, 'statsOnly' | 'onBreakUntil'> | null,
): boolean {
  return brand?.statsOnly === true || (member !== null && (member.statsOnly || member.onBreakUntil !== null));
}

/** Pages that are about bets through and through; in stats-only mode a page that says so stands in their place. */
export const CLOSED_IN_STATS_ONLY: readonly string[] = [
  '/record',
  '/unstartedRecord',
  '/customModel',
  '/proof',
  '/audit',
  '/bankroll',
  '/why',
  '/widgets',
  '/methodology',
];
