import { z } from 'zod';
import { DATA_ORIGINS } from '#terms/games.ts';
import type { Queryable } from '../client.ts';
import { and, asc, desc, eq, getTableColumns, inArray, lte, min, or, type SQL, sql } from '../drizzle.ts';
import { column } from '../select-rows.ts';
import { game } from '../tables/game.ts';
import { gameRevision } from '../tables/game-revision.ts';
import { gameState } from '../tables/game-state.ts';
import { league } from '../tables/league.ts';
import { oddsSnapshot } from '../tables/odds-snapshot.ts';
import { season } from '../tables/season.ts';
import { team } from '../tables/team.ts';
import { awayTeam, homeTeam } from './team-sides.ts';

type Scope = { readonly sources: readonly string[]; readonly asOf: Date };

/** When the newest result became known: as long as it stays the same, so do the figures that follow from results. */
export async function findNewestResultAt(db: Queryable, asOf: Date): Promise<Date | null> {
  const [row] = await db
    .select({ knownAt: gameState.knownAt })
    .from(gameState)
    .where(and(sql`${gameState.status} in ('completed', 'canceled')`, lte(gameState.knownAt, asOf)))
    .orderBy(desc(gameState.knownAt))
    .limit(1);
  return row?.knownAt ?? null;
}

/** The seasons of a league that have begun, the newest first. */
export function listBegunSeasons(db: Queryable, filter: Scope & { readonly leagueId: string }) {
  return db
    .select({
      season: season.season,
      fromAt: sql<Date>`min(${season.fromAt})`.mapWith(season.fromAt),
      toAt: sql<Date>`max(${season.toAt})`.mapWith(season.toAt),
      origin: column(z.enum(DATA_ORIGINS), sql`max(${season.origin})`),
    })
    .from(season)
    .where(
      and(
        eq(season.leagueId, filter.leagueId),
        inArray(season.source, [...filter.sources]),
        lte(season.knownAt, filter.asOf),
        lte(season.fromAt, filter.asOf),
      ),
    )
    .groupBy(season.season)
    .orderBy(desc(min(season.fromAt)));
}

/** A league, with a number that changes with every team that is added to it or changed. */
export async function findLeague(db: Queryable, leagueId: string) {
  const teams = column(
    z.string(),
    sql`(select coalesce(sum(team.version), 0) from team where team.league_id = ${leagueId})`,
  );
  const [row] = await db
    .select({ ...getTableColumns(league), teamsVersion: teams })
    .from(league)
    .where(eq(league.id, leagueId))
    .limit(1);
  return row ?? null;
}

/** The teams that play at home in a season. */
export function listSeasonTeams(
  db: Queryable,
  filter: Scope & { readonly leagueId: string; readonly season: string },
) {
  return db
    .select({ id: team.id, key: team.key, names: team.names })
    .from(team)
    .where(
      and(
        eq(team.leagueId, filter.leagueId),
        sql`exists (select 1 from ${game} where ${game.leagueId} = ${filter.leagueId} and ${game.season} = ${filter.season}
          and ${game.homeTeamId} = ${team.id} and ${sourceIn(filter.sources)} and ${announcedBy(filter.asOf)})`,
      ),
    )
    .orderBy(asc(team.key));
}

function sourceIn(sources: readonly string[]): SQL {
  return inArray(game.source, [...sources]);
}

/** A game was known by an instant if its row was, or what the row said before a later delivery changed it. */
function announcedBy(asOf: Date): SQL {
  return sql`(${game.knownAt} <= ${asOf} or exists (select 1 from ${gameRevision}
    where ${gameRevision.gameId} = ${game.id} and ${gameRevision.knownAt} <= ${asOf}))`;
}

/** How a game ended, by the newest result that is known. */
function finalOf(db: Queryable, asOf: Date) {
  return db
    .select({ homeScore: gameState.homeScore, awayScore: gameState.awayScore })
    .from(gameState)
    .where(
      and(
        eq(gameState.gameId, game.id),
        sql`${gameState.status} = 'completed'`,
        lte(gameState.knownAt, asOf),
      ),
    )
    .orderBy(desc(gameState.knownAt))
    .limit(1)
    .as('final');
}

function resultColumns(final: ReturnType<typeof finalOf>) {
  return {
    id: game.id,
    season: game.season,
    startAt: game.startAt,
    startSimulated: game.startSimulated,
    gameDay: game.gameDay,
    homeTeamId: game.homeTeamId,
    awayTeamId: game.awayTeamId,
    neutral: game.neutral,
    playoff: game.playoff,
    origin: game.origin,
    // A completed state always has a score; the table says so.
    homeScore: sql<number>`${final.homeScore}`.mapWith(Number),
    awayScore: sql<number>`${final.awayScore}`.mapWith(Number),
  };
}

/** The finished games of some seasons of a league in the order in which they were played. */
export function listResults(
  db: Queryable,
  filter: Scope & { readonly leagueId: string; readonly seasons: readonly string[] },
) {
  const final = finalOf(db, filter.asOf);
  return db
    .select(resultColumns(final))
    .from(game)
    .innerJoinLateral(final, sql`true`)
    .where(
      and(
        eq(game.leagueId, filter.leagueId),
        inArray(game.season, [...filter.seasons]),
        sourceIn(filter.sources),
        announcedBy(filter.asOf),
      ),
    )
    .orderBy(asc(game.startAt), asc(game.id));
}

export type ResultRow = Awaited<ReturnType<typeof listResults>>[number];

/** The last games of two teams against each other, in any season, the newest first. */
export function listMeetings(
  db: Queryable,
  filter: Scope & { readonly teamId: string; readonly otherId: string; readonly limit: number },
) {
  const final = finalOf(db, filter.asOf);
  const pair = (home: string, away: string) => and(eq(game.homeTeamId, home), eq(game.awayTeamId, away));
  return db
    .select(resultColumns(final))
    .from(game)
    .innerJoinLateral(final, sql`true`)
    .where(
      and(
        or(pair(filter.teamId, filter.otherId), pair(filter.otherId, filter.teamId)),
        sourceIn(filter.sources),
        announcedBy(filter.asOf),
      ),
    )
    .orderBy(desc(game.startAt), desc(game.id))
    .limit(filter.limit);
}

/** The next game of a team that is not called off. */
export async function findNextGame(db: Queryable, filter: Scope & { readonly teamId: string }) {
  const [row] = await db
    .select({
      id: game.id,
      startAt: game.startAt,
      gameDay: game.gameDay,
      origin: game.origin,
      homeTeamId: game.homeTeamId,
      awayTeamId: game.awayTeamId,
      homeNames: homeTeam.names,
      awayNames: awayTeam.names,
    })
    .from(game)
    .innerJoin(homeTeam, eq(homeTeam.id, game.homeTeamId))
    .innerJoin(awayTeam, eq(awayTeam.id, game.awayTeamId))
    .where(
      and(
        or(eq(game.homeTeamId, filter.teamId), eq(game.awayTeamId, filter.teamId)),
        sourceIn(filter.sources),
        sql`${game.startAt} > ${filter.asOf}`,
        announcedBy(filter.asOf),
        sql`not exists (select 1 from ${gameState} where ${gameState.gameId} = ${game.id}
          and ${gameState.knownAt} <= ${filter.asOf} and ${gameState.status} in ('completed', 'canceled'))`,
      ),
    )
    .orderBy(asc(game.startAt), asc(game.id))
    .limit(1);
  return row ?? null;
}

/**
 * The closing price of each game and market: of several lines the main one, whose two prices lie nearest to each other, and
 * of a market without a line the first bookmaker's.
 */
export async function listMainCloses(
  db: Queryable,
  filter: { readonly gameIds: readonly string[]; readonly asOf: Date },
) {
  if (filter.gameIds.length === 0) return [];
  return db
    .selectDistinctOn([oddsSnapshot.gameId, oddsSnapshot.betType], {
      gameId: oddsSnapshot.gameId,
      betType: oddsSnapshot.betType,
      line: oddsSnapshot.line,
      homeOdds: oddsSnapshot.homeOdds,
      awayOdds: oddsSnapshot.awayOdds,
    })
    .from(oddsSnapshot)
    .where(
      and(
        inArray(oddsSnapshot.gameId, [...filter.gameIds]),
        eq(oddsSnapshot.phase, 'close'),
        lte(oddsSnapshot.knownAt, filter.asOf),
      ),
    )
    .orderBy(
      oddsSnapshot.gameId,
      oddsSnapshot.betType,
      sql`case when ${oddsSnapshot.line} is null then 0 else abs(${oddsSnapshot.homeOdds} - ${oddsSnapshot.awayOdds}) end
        nulls last`,
      asc(oddsSnapshot.bookmaker),
      asc(oddsSnapshot.id),
    );
}

export type MainCloseRow = Awaited<ReturnType<typeof listMainCloses>>[number];
