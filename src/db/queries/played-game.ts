import type { Sport } from '#terms/sports.ts';
import type { Queryable } from '../client.ts';
import { and, asc, eq, gt, inArray, lte, or, sql } from '../drizzle.ts';
import { game } from '../tables/game.ts';
import { gameState } from '../tables/game-state.ts';
import { league } from '../tables/league.ts';
import { oddsSnapshot } from '../tables/odds-snapshot.ts';
import { awayTeam, homeTeam } from './team-sides.ts';

/** Where the last page ended: results are read in the order in which they became known. */
export type PlayedCursor = { readonly knownAt: Date; readonly gameId: string };

/** Whether a source has any game of a sport, finished or not. */
export async function hasGames(
  db: Queryable,
  { source, sport }: { readonly source: string; readonly sport: Sport },
): Promise<boolean> {
  const found = await db
    .select({ id: league.id })
    .from(league)
    .where(
      and(
        eq(league.sport, sport),
        sql`exists (select 1 from ${game} where ${game.leagueId} = ${league.id} and ${game.source} = ${source})`,
      ),
    )
    .limit(1);
  return found.length > 0;
}

/**
 * A page of finished games whose result became known after the cursor and not later than `until`, oldest result first.
 * Every price and statistic of a finished game is known by then.
 */
export async function listPlayedGameRows(
  db: Queryable,
  filter: {
    readonly source: string;
    readonly sport: Sport;
    readonly after: PlayedCursor | null;
    readonly until: Date;
    /** A result is left out for a later one that was known by then. */
    readonly correctedBy: Date;
    readonly limit: number;
  },
) {
  const { after } = filter;
  return db
    .select({
      game,
      homeKey: homeTeam.key,
      awayKey: awayTeam.key,
      homeScore: gameState.homeScore,
      awayScore: gameState.awayScore,
      parts: gameState.parts,
      reason: gameState.reason,
      statistics: gameState.statistics,
      knownAt: gameState.knownAt,
    })
    .from(gameState)
    .innerJoin(game, eq(game.id, gameState.gameId))
    .innerJoin(league, eq(league.id, game.leagueId))
    .innerJoin(homeTeam, eq(homeTeam.id, game.homeTeamId))
    .innerJoin(awayTeam, eq(awayTeam.id, game.awayTeamId))
    .where(
      and(
        sql`${gameState.status} in ('completed', 'canceled')`,
        eq(gameState.status, 'completed'),
        eq(game.source, filter.source),
        eq(league.sport, filter.sport),
        lte(gameState.knownAt, filter.until),
        sql`not exists (select 1 from ${gameState} as later where later.game_id = ${gameState.gameId}
          and later.known_at > ${gameState.knownAt} and later.known_at <= ${filter.correctedBy})`,
        after
          ? or(
              gt(gameState.knownAt, after.knownAt),
              and(eq(gameState.knownAt, after.knownAt), gt(gameState.gameId, after.gameId)),
            )
          : undefined,
      ),
    )
    .orderBy(asc(gameState.knownAt), asc(gameState.gameId))
    .limit(filter.limit);
}

export type PlayedGameRow = Awaited<ReturnType<typeof listPlayedGameRows>>[number];

/** Opening and closing prices of some games, as known at an instant. */
export async function listOpenAndClose(
  db: Queryable,
  filter: {
    readonly gameIds: readonly string[];
    readonly asOf: Date;
    readonly phases: readonly ('open' | 'close')[];
  },
) {
  if (filter.gameIds.length === 0) return [];
  return db
    .select()
    .from(oddsSnapshot)
    .where(
      and(
        inArray(oddsSnapshot.gameId, [...filter.gameIds]),
        inArray(oddsSnapshot.phase, [...filter.phases]),
        lte(oddsSnapshot.knownAt, filter.asOf),
      ),
    )
    .orderBy(asc(oddsSnapshot.id));
}

export type OddsSnapshotRow = typeof oddsSnapshot.$inferSelect;

/** The newest price of each bookmaker on each line, known at an instant: what could be taken then. */
export async function listNewestOdds(
  db: Queryable,
  filter: { readonly gameIds: readonly string[]; readonly asOf: Date },
): Promise<OddsSnapshotRow[]> {
  if (filter.gameIds.length === 0) return [];
  return db
    .selectDistinctOn([oddsSnapshot.gameId, oddsSnapshot.betType, oddsSnapshot.bookmaker])
    .from(oddsSnapshot)
    .where(and(inArray(oddsSnapshot.gameId, [...filter.gameIds]), lte(oddsSnapshot.knownAt, filter.asOf)))
    .orderBy(
      oddsSnapshot.gameId,
      oddsSnapshot.betType,
      oddsSnapshot.bookmaker,
      sql`${oddsSnapshot.knownAt} desc`,
      sql`${oddsSnapshot.id} desc`,
    );
}

/** Every price of some games, oldest first: for looking back at what was known when. */
export async function listAllOdds(db: Queryable, gameIds: readonly string[]): Promise<OddsSnapshotRow[]> {
  if (gameIds.length === 0) return [];
  return db
    .select()
    .from(oddsSnapshot)
    .where(inArray(oddsSnapshot.gameId, [...gameIds]))
    .orderBy(asc(oddsSnapshot.knownAt), asc(oddsSnapshot.id));
}
