import { listPickRows } from '#db/queries/pick-list.ts';
import { openDataCache } from '#domain/foundation/cache/data-cache.ts';
import { cachedSources } from '#domain/picks/figures/cached-sums.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#terms/locales.ts';
import { type LockedPick, type OpenPick, openPick, publicPick } from './pick-view.ts';

/** More than a day's games have. */
const MAX_PICKS = 1000;

/** The published picks of some games that were not withdrawn, in the order in which they were numbered, open to those who may see them. */
export async function listGamePicks(
  services: Services,
  options: { readonly gameIds: readonly string[]; readonly isEntitled: boolean; readonly locale: Locale },
): Promise<(LockedPick | OpenPick)[]> {
  const { gameIds, isEntitled, locale } = options;
  if (gameIds.length === 0) return [];
  const now = services.clock.now();
  const cache = await openDataCache(services);
  const rows = await listPickRows(
    services.db,
    {
      asOf: now,
      origin: 'live',
      stage: 'all',
      gameIds,
      isStanding: true,
      sources: await cachedSources(services, cache),
      order: 'start',
    },
    { limit: MAX_PICKS, offset: 0 },
  );
  return rows.map((row) => (isEntitled ? openPick(row, locale) : publicPick(row, now, locale)));
}
