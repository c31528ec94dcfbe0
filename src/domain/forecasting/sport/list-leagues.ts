import { listColumnScores } from '#db/queries/forecast.ts';
import { listLeagueRows } from '#db/queries/league.ts';
import { columnsOfLeague } from '#domain/forecasting/engine/league-columns.ts';
import { findShownSources } from '#domain/foundation/setting/shown-sources.ts';
import { localText } from '#domain/foundation/text/localized-text.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#terms/locales.ts';

/** The leagues with the season that is running, or the next one where none is, and how many columns of their model have varied there. */
export async function listLeagues(
  services: Services,
  options: { readonly locale: Locale; readonly sport?: string | undefined },
) {
  const asOf = services.clock.now();
  const sources = await findShownSources(services);
  const [rows, models] = await Promise.all([
    listLeagueRows(services.db, { sport: options.sport, asOf, sources }),
    listColumnScores(services.db, { sources, asOf }),
  ]);
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
    features: columnsOfLeague(row, models),
  }));
}
