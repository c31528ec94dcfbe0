import { listPickRows, type PickFilter, type PickListRow } from '#db/queries/pick-list.ts';
import { earliest } from '#domain/forecasting/engine/earliest.ts';
import { cacheStore, openDataCache } from '#domain/foundation/cache/data-cache.ts';
import { cachedSources } from '#domain/picks/figures/cached-sums.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#terms/locales.ts';
import { type LockedPick, type OpenPick, openPick, publicPick } from './pick-view.ts';

type HotRows = { readonly free: PickListRow | undefined; readonly rows: readonly PickListRow[] };

/** The list changes with the record, and with the start of the first game in it. */
const hotStore = cacheStore<HotRows>(['record'], ({ free, rows }) =>
  earliest([...(free ? [free] : []), ...rows].map(({ opensAt }) => opensAt)),
);

/** For readers without a plan: a longer list would only repeat the schedule. */
const MAX_LOCKED = 6;

/**
 * The website's recommendation, and the coming free pick in front of it. Who has a plan sees the coming picks with the highest
 * expected value, then the earliest. To everybody else they are locked, and come as they start: which of them are worth most,
 * and in which order, is a part of what is paid for.
 */
export async function listHotPicks(
  services: Services,
  options: {
    readonly locale: Locale;
    readonly sport?: string | undefined;
    readonly limit: number;
    /** Whether content of a plan is open to the reader; to a guest it is not. */
    readonly isEntitled?: boolean;
  },
): Promise<(LockedPick | OpenPick)[]> {
  const { isEntitled = false } = options;
  const limit = isEntitled ? options.limit : Math.min(options.limit, MAX_LOCKED);
  const asOf = services.clock.now();
  const cache = await openDataCache(services);
  const filter: PickFilter = {
    asOf,
    origin: 'live',
    stage: 'coming',
    order: isEntitled ? 'value' : 'start',
    sport: options.sport,
    sources: await cachedSources(services, cache),
    isStanding: true,
  };
  const { free, rows } = await cache.getOrCompute(
    hotStore,
    `${options.sport ?? ''}/${limit}/${filter.order}`,
    async () => {
      const [[first], listed] = await Promise.all([
        listPickRows(services.db, { ...filter, isFree: true }, { limit: 1, offset: 0 }),
        listPickRows(services.db, filter, { limit: limit + 1, offset: 0 }),
      ]);
      return { free: first, rows: listed };
    },
  );
  const paid = rows.filter((row) => row.pick.id !== free?.pick.id).slice(0, limit);
  return [...(free ? [free] : []), ...paid].map((row) =>
    isEntitled ? openPick(row, options.locale) : publicPick(row, asOf, options.locale),
  );
}
