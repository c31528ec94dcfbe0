import { namesOf } from '#domain/forecasting/statistics/game-views.ts';
import type { LeagueTable } from '#domain/forecasting/statistics/load-league-table.ts';
import { openSeason } from '#domain/forecasting/statistics/open-season.ts';
import { localText } from '#domain/foundation/text/localized-text.ts';
import type { Services } from '#domain/services.ts';
import { cachedOr, cachePerOwner } from '#platform/cache.ts';
import type { Locale } from '#terms/locales.ts';
import type { Grouping } from '#terms/standings.ts';
import { leagueStandings, type Standings, type StandingsRow } from './league-standings.ts';
import type { Venue } from './sums.ts';
import { zonesOf } from './zones.ts';

type StandingsOptions = {
  readonly locale: Locale;
  readonly league: string;
  /** The newest one that has begun where left out. */
  readonly season?: string | undefined;
  readonly venue: Venue;
  /** The league's usual one where left out, or where the season has no such groups. */
  readonly grouping?: Grouping | undefined;
};

/** What was computed from a table that itself is cached until the next result is known. */
const standingsOf = cachePerOwner<LeagueTable, Standings>(50);

/** The standings of a league's season from the results known now. Throws `not_found` for a league or season that there is not. */
export async function showStandings(services: Services, options: StandingsOptions) {
  const { locale, venue, grouping = null } = options;
  const { table, league, seasons, season, scope } = await openSeason(services, options);
  const standings = cachedOr(standingsOf(table), `${venue} ${grouping}`, () =>
    leagueStandings(table.data, { venue, grouping }),
  );
  const { rules } = table.data;
  const groupName = (id: string) => {
    const group = rules.groups.find((one) => one.id === id);
    return group === undefined ? null : localText(group.names, locale);
  };
  const nameOf = namesOf(table.data.teams, locale);
  return {
    as_of: scope.asOf.toISOString(),
    league: { id: league.id, name: localText(league.names, locale), sport: league.sport },
    season,
    seasons,
    origin: seasons.find(({ id }) => id === season)?.origin ?? ('real' as const),
    venue,
    grouping: standings.grouping,
    groupings: standings.groupings,
    criteria: standings.criteria,
    points: league.sport === 'soccer' ? rules.points : null,
    groups: standings.groups.map(({ id, rows }) => ({
      id,
      name: groupName(id),
      zones: zonesOf({ rules, season, venue, grouping: standings.grouping, teams: rows.length }),
      rows: rows.map((row) => shownRow(row, nameOf)),
    })),
  };
}

function shownRow({ teamId, winPct, gamesBehind, ...row }: StandingsRow, nameOf: ReturnType<typeof namesOf>) {
  return { team: nameOf(teamId), ...row, win_pct: winPct, games_behind: gamesBehind };
}
