import { listMeetings } from '#db/queries/statistics.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import type { Locale } from '#terms/locales.ts';
import { meeting, type NameOf, namesOf } from './game-views.ts';
import type { LeagueTable } from './load-league-table.ts';
import { openSeason } from './open-season.ts';
import { teamPanel } from './team-panel.ts';
import type { TeamLine } from './team-table.ts';

type StatisticsOptions = {
  readonly locale: Locale;
  readonly league: string;
  /** The newest one that has begun where left out. */
  readonly season?: string | undefined;
  readonly team?: string | undefined;
  readonly vs?: string | undefined;
  readonly page: number;
  readonly perPage: number;
  /** What was known then; what is known now where left out. It cannot lie in the future, which the caller sees to. */
  readonly asOf?: Date | undefined;
};

const MEETINGS = 10;

/**
 * Team analysis (docs/product/schedule.md): the teams of a league's season with their records, one team's panel, and two teams face to face.
 * Everything is computed from facts that are known by the services' clock, or were known at `asOf`. Throws `not_found` for a league, a season or a
 * team that there is not.
 */
export async function showStatistics(services: Services, options: StatisticsOptions) {
  const { locale, page, perPage } = options;
  const { table, seasons, season, scope } = await openSeason(services, options);
  const nameOf = namesOf(table.data.teams, locale);
  const line = findLine(table, options.team);
  const other = options.vs === options.team ? null : findLine(table, options.vs);
  const panelOf = (line: TeamLine) => teamPanel(services, { table, line: line, nameOf, locale, ...scope });
  const [panel, otherPanel, meetings] = await Promise.all([
    line && panelOf(line),
    line && other && panelOf(other),
    line && other
      ? listMeetings(services.db, { teamId: line.team.id, otherId: other.team.id, limit: MEETINGS, ...scope })
      : [],
  ]);
  return {
    as_of: scope.asOf.toISOString(),
    sport: table.data.sport,
    season,
    seasons,
    total: table.lines.length,
    /** All teams, for choosing one. */
    teams: table.lines.map(({ team }) => nameOf(team.id)).toSorted((a, b) => a.name.localeCompare(b.name)),
    list: table.lines.slice((page - 1) * perPage, page * perPage).map((one) => listLine(one, nameOf)),
    panel: panel ?? null,
    compare:
      line && otherPanel
        ? { other: otherPanel, meetings: meetings.map((row) => meeting(row, line.team.id, nameOf)) }
        : null,
  };
}

export type Statistics = Awaited<ReturnType<typeof showStatistics>>;

function findLine({ lines }: LeagueTable, teamId: string | undefined): TeamLine | null {
  if (teamId === undefined) return null;
  const line = lines.find(({ team }) => team.id === teamId);
  if (line === undefined) throw new AppError('not_found', `no team ${teamId} in this season`);
  return line;
}

function listLine(line: TeamLine, nameOf: NameOf) {
  const { rank, rating, played, win, draw, lose, for: scored, against, streak, form } = line;
  return {
    team: nameOf(line.team.id),
    rank,
    rating,
    played,
    win,
    draw,
    lose,
    for: scored,
    against,
    streak,
    form,
  };
}
