import { listPickRows } from '#db/queries/pick-list.ts';
import { openDataCache } from '#domain/foundation/cache/data-cache.ts';
import { cachedSources } from '#domain/picks/figures/cached-sums.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import type { Locale } from '#terms/locales.ts';
import { findPick } from './find-pick.ts';
import { type LockedPick, type OpenPick, publicPick } from './pick-view.ts';

/** The numbered pick as everybody may see it now: without what is paid for until its game begins. Throws not_found where there is none. */
export async function showPublicPick(
  services: Services,
  { serial, locale }: { readonly serial: string; readonly locale: Locale },
): Promise<LockedPick | OpenPick> {
  const { db, clock } = services;
  const asOf = clock.now();
  const { pick } = await findPick(services, serial);
  const sources = await cachedSources(services, await openDataCache(services));
  const filter = {
    asOf,
    sources,
    ids: [pick.id],
    origin: 'live',
    stage: 'all',
    order: 'newest_serial',
  } as const;
  const [row] = await listPickRows(db, filter, { limit: 1, offset: 0 });
  if (row === undefined) throw new AppError('not_found', `no published pick ${serial}`);
  return publicPick(row, asOf, locale);
}
