import { listPickRows } from '#db/queries/pick-list.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Services } from '../services.ts';
import { findShownSources } from '../sport/shown-sources.ts';
import { type LockedPick, type OpenPick, publicPick } from './pick-view.ts';

/** More than a day of picks: the free pick is looked for among them. */
const SEARCHED = 100;

/**
 * The website's recommendation: the coming picks with the highest expected value, then the earliest (C20), locked for whoever
 * has no plan, and the coming free pick in front of them.
 */
export async function listHotPicks(
  services: Services,
  options: { readonly locale: Locale; readonly sport?: string | undefined; readonly limit: number },
): Promise<(LockedPick | OpenPick)[]> {
  const asOf = services.clock.now();
  const rows = await listPickRows(
    services.db,
    {
      ...{ asOf, origin: 'live', stage: 'coming', order: 'value', sport: options.sport },
      sources: await findShownSources(services),
    },
    { limit: SEARCHED, offset: 0 },
  );
  const free = rows.find((row) => row.pick.isFree);
  const paid = rows.filter((row) => row !== free).slice(0, options.limit);
  return [...(free ? [free] : []), ...paid].map((row) => publicPick(row, asOf, options.locale));
}
