import { findLeague, findNewestResultAt, listBegunSeasons } from '#db/queries/statistics.ts';
import { findShownSources } from '#domain/foundation/setting/shown-sources.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { loadLeagueTable } from './load-league-table.ts';

/** The table of a league's season as known now or at an earlier instant, with the seasons that have begun. Throws `not_found` for what there is not. */
export async function openSeason(
  services: Services,
  options: {
    readonly league: string;
    readonly season?: string | undefined;
    readonly asOf?: Date | undefined;
  },
) {
  const { league: leagueId, season: wanted } = options;
  const asOf = options.asOf ?? services.clock.now();
  const sources = await findShownSources(services);
  const [league, rows, newestResultAt] = await Promise.all([
    findLeague(services.db, leagueId),
    listBegunSeasons(services.db, { leagueId, sources, asOf }),
    findNewestResultAt(services.db, asOf),
  ]);
  const index = wanted === undefined ? 0 : rows.findIndex((row) => row.season === wanted);
  const row = rows[index];
  if (league === null || row === undefined) {
    throw new AppError('not_found', `no season ${wanted ?? ''} of ${leagueId}`);
  }
  const table = await loadLeagueTable(services, {
    league,
    season: row.season,
    earlier: rows[index + 1]?.season ?? null,
    sources,
    asOf,
    isPast: options.asOf !== undefined,
    newestResultAt,
  });
  const seasons = rows.map((one) => ({
    id: one.season,
    origin: one.origin,
    from: one.fromAt.toISOString(),
    to: one.toAt.toISOString(),
  }));
  return { table, league, seasons, season: row.season, scope: { sources, asOf } };
}
