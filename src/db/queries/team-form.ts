import { z } from 'zod';
import type { Queryable } from '../client.ts';
import { sql } from '../drizzle.ts';
import { localeTexts } from '../read-rows.ts';
import { selectRows } from '../select-rows.ts';
import type { LocaleTexts } from '../tables/columns.ts';
import { textArray, uuidArray } from './text-array.ts';

export type FormGame = {
  readonly team: string;
  readonly gameId: string;
  readonly startAt: Date;
  readonly isHome: boolean;
  readonly opponentId: string;
  readonly opponentNames: LocaleTexts;
  readonly scored: number;
  readonly conceded: number;
};

type TeamSeason = { readonly teamId: string; readonly leagueId: string; readonly season: string };

/** What a team's games of a season are found by: two indexed ways, at home and away. */
const ownGames = sql`
  select id, start_at, away_team_id as opponent_id, true as is_home, source from game
    where home_team_id = team_id and league_id = wanted.league_id and season = wanted.season
  union all
  select id, start_at, home_team_id, false, source from game
    where away_team_id = team_id and league_id = wanted.league_id and season = wanted.season`;

const newestState = sql`select status, home_score, away_score from game_state where game_id = own.id`;

function wantedTeams(teams: readonly TeamSeason[]) {
  return sql`unnest(${uuidArray(teams.map((one) => one.teamId))}, ${textArray(teams.map((one) => one.leagueId))},
    ${textArray(teams.map((one) => one.season))}) as wanted (team_id, league_id, season)`;
}

const lastFiveRow = z
  .object({ team: z.string(), game: z.string(), opponent: z.string(), start_at: z.string() })
  .extend(
    z.object({
      is_home: z.boolean(),
      names: localeTexts,
      scored: z.number(),
      conceded: z.number(),
    }).shape,
  );

/** The last five completed games of each team in its season, as known at an instant, the newest first. */
export async function listLastFive(
  db: Queryable,
  filter: { readonly teams: readonly TeamSeason[]; readonly asOf: Date; readonly sources: readonly string[] },
): Promise<FormGame[]> {
  const { teams, asOf, sources } = filter;
  if (teams.length === 0) return [];
  const rows = await selectRows(
    db,
    lastFiveRow,
    sql`
    select team_id as team, last.id as game, to_json(last.start_at)#>>'{}' as start_at, is_home,
      opponent_id as opponent, names, scored, conceded
    from ${wantedTeams(teams)}
    cross join lateral (
      select own.*, case when is_home then home_score else away_score end as scored,
        case when is_home then away_score else home_score end as conceded
      from (${ownGames}) as own
      cross join lateral (${newestState} and known_at <= ${asOf} order by known_at desc limit 1) as state
      where own.start_at < ${asOf} and own.source = any(${textArray(sources)}) and status = 'completed'
      order by own.start_at desc, own.id limit 5
    ) as last
    join team on team.id = opponent_id
    order by team_id, last.start_at desc, last.id`,
  );
  return rows.map((row) => ({
    team: row.team,
    gameId: row.game,
    startAt: new Date(row.start_at),
    isHome: row.is_home,
    opponentId: row.opponent,
    opponentNames: row.names,
    scored: row.scored,
    conceded: row.conceded,
  }));
}

export type SeasonTally = {
  readonly team: string;
  readonly win: number;
  readonly draw: number;
  readonly lose: number;
};

const seasonRow = z.object({
  team: z.string(),
  win: z.number(),
  draw: z.number(),
  lose: z.number(),
});

/** How many games of its season each team has won, drawn and lost, as known at an instant. */
export async function tallySeasons(
  db: Queryable,
  filter: { readonly teams: readonly TeamSeason[]; readonly asOf: Date; readonly sources: readonly string[] },
): Promise<SeasonTally[]> {
  const { teams, asOf, sources } = filter;
  if (teams.length === 0) return [];
  const rows = await selectRows(
    db,
    seasonRow,
    sql`
    select team_id as team,
      (count(*) filter (where margin > 0))::int as win, (count(*) filter (where margin = 0))::int as draw,
      (count(*) filter (where margin < 0))::int as lose
    from ${wantedTeams(teams)}
    cross join lateral (
      select case when is_home then home_score - away_score else away_score - home_score end as margin
      from (${ownGames}) as own
      cross join lateral (${newestState} and known_at <= ${asOf} order by known_at desc limit 1) as state
      where own.start_at < ${asOf} and own.source = any(${textArray(sources)}) and status = 'completed'
    ) as played
    group by team_id`,
  );
  return [...rows];
}
