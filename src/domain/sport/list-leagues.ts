import { listLeagueRows } from '#db/queries/league.ts';
import type { Locale } from '#i18n/locales.ts';
import { localText } from '../content/localized-text.ts';
import type { Services } from '../services.ts';
import { findShownSources } from './shown-sources.ts';

/** The leagues with the season that is running, or the next one where none is. */
export async function listLeagues(
  services: Services,
  options: { readonly locale: Locale; readonly sport?: string | undefined },
) {
  const rows = await listLeagueRows(services.db, {
    sport: options.sport,
    asOf: services.clock.now(),
    sources: await findShownSources(services),
  });
  return rows.map((row) => ({
    id: row.id,
    sport: row.sport,
    name: localText(row.names, options.locale),
    country: row.country,
    season:
      row.fromAt && row.toAt
        ? { name: row.season ?? '-', from: row.fromAt.toISOString(), to: row.toAt.toISOString() }
        : null,
    origin: row.origin,
    covered: row.covered,
  }));
}
