import type { Services } from '#domain/services.ts';
import { cachePerOwner, forgetFailure } from '#platform/cache.ts';
import type { Locale } from '#terms/locales.ts';
import { computeRecord, type SiteRecord } from './record.server.ts';

type Entry = { readonly atMs: number; readonly record: Promise<SiteRecord> };

/** Within a minute a claim that no longer holds is gone from the page. */
const FRESH_MS = 60_000;
/** Up to this age a reader gets the cached figures at once, while they are computed again for the next one. */
const USABLE_MS = 300_000;

/** More than there are brands in four languages. */
const cacheOf = cachePerOwner<Services['env'], Entry>(400);

/** The figures of the home page: computed once a minute, whatever the number of readers. */
export function findRecord(
  services: Services,
  options: { readonly brand: string; readonly locale: Locale },
): Promise<SiteRecord> {
  const key = `${options.brand}/${options.locale}`;
  const cache = cacheOf(services.env);
  const nowMs = services.clock.now().getTime();
  const known = cache.get(key);
  // A test clock may also be turned back, hence the distance instead of the age.
  const ageMs = known === undefined ? Number.POSITIVE_INFINITY : Math.abs(nowMs - known.atMs);
  if (known !== undefined && ageMs < FRESH_MS) return known.record;
  const record = computeRecord(services, options);
  const isUsable = known !== undefined && ageMs < USABLE_MS;
  const entry = { atMs: nowMs, record: isUsable ? record.catch(() => known.record) : record };
  cache.set(key, entry);
  forgetFailure(cache, key, entry, entry.record);
  record.catch((error: unknown) => {
    services.log.error({ err: error }, 'the figures of the home page could not be computed');
  });
  return isUsable ? known.record : record;
}
