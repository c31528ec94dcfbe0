import { listPickRows, type PickFilter } from '#db/queries/pick-list.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Services } from '../services.ts';
import { findShownSources } from '../sport/shown-sources.ts';
import { type LockedPick, type OpenPick, openPick, publicPick } from './pick-view.ts';

/**
 * The website's recommendation: the coming picks with the highest expected value, then the earliest (C20), locked for whoever
 * has no plan, and the coming free pick in front of them.
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
  const asOf = services.clock.now();
  const filter: PickFilter = {
    asOf,
    origin: 'live',
    stage: 'coming',
    order: 'value',
    sport: options.sport,
    sources: await findShownSources(services),
    isStanding: true,
  };
  const [[free], rows] = await Promise.all([
    listPickRows(services.db, { ...filter, isFree: true }, { limit: 1, offset: 0 }),
    listPickRows(services.db, filter, { limit: options.limit + 1, offset: 0 }),
  ]);
  const paid = rows.filter((row) => row.pick.id !== free?.pick.id).slice(0, options.limit);
  return [...(free ? [free] : []), ...paid].map((row) =>
    options.isEntitled ? openPick(row, options.locale) : publicPick(row, asOf, options.locale),
  );
}
