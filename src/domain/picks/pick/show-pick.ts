import { listPickRows, type PickListRow } from '#db/queries/pick-list.ts';
import { cacheStore, openDataCache } from '#domain/foundation/cache/data-cache.ts';
import { cachedSources } from '#domain/picks/figures/cached-sums.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import type { Locale } from '#terms/locales.ts';
import { type FullPick, pickCards } from './pick-cards.ts';

const rowStore = cacheStore<readonly PickListRow[]>(['record']);

/**
 * One published pick in full. Throws plan_required before the start for readers without a plan, unless it is the day's free
 * one; not_found for what was never published.
 */
export async function showPick(
  services: Services,
  options: { readonly id: string; readonly locale: Locale; readonly isEntitled: boolean },
): Promise<FullPick> {
  const { id, locale, isEntitled } = options;
  const asOf = services.clock.now();
  const cache = await openDataCache(services);
  const sources = await cachedSources(services, cache);
  const filter = { asOf, sources, ids: [id], origin: 'live', stage: 'all', order: 'newest_serial' } as const;
  const [row] = await cache.getOrCompute(rowStore, id, () =>
    listPickRows(services.db, filter, { limit: 1, offset: 0 }),
  );
  if (!row) throw new AppError('not_found', `no pick ${id}`);
  if (!isEntitled && !row.pick.isFree && row.opensAt > asOf) {
    throw new AppError('plan_required', 'the pick is locked until its game begins');
  }
  const [card] = await pickCards(services, {
    rows: [row],
    asOf,
    locale,
    sources,
    cache,
    isOpen: () => true,
  });
  if (!card || card.locked) throw new AppError('internal', 'an open pick came out locked');
  return card;
}
