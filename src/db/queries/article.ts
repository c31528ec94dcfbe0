import { z } from 'zod';
import type { Queryable } from '../client.ts';
import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, or, sql } from '../drizzle.ts';
import { column } from '../select-rows.ts';
import { article } from '../tables/article.ts';
import type { LocaleTexts } from '../tables/columns.ts';
import { forecast } from '../tables/forecast.ts';
import { game } from '../tables/game.ts';
import { gameState } from '../tables/game-state.ts';
import { league } from '../tables/league.ts';
import { oddsSnapshot } from '../tables/odds-snapshot.ts';
import { pick } from '../tables/pick.ts';
import { pickWithdrawal } from '../tables/pick-withdrawal.ts';
import { team } from '../tables/team.ts';
import { awayTeam, homeTeam } from './team-sides.ts';

export type { LocaleTexts };
export type ArticleRow = typeof article.$inferSelect;

/** Adds an article; one with the same content is left alone. Answers whether it was new. */
export async function insertArticle(db: Queryable, row: ArticleRow): Promise<boolean> {
  const result = await db.insert(article).values(row).onConflictDoNothing();
  return (result.rowCount ?? 0) > 0;
}

/** The newest article of a game that was known at an instant. */
export async function findArticle(
  db: Queryable,
  filter: { readonly gameId: string; readonly asOf: Date },
): Promise<ArticleRow | null> {
  const [row] = await db
    .select()
    .from(article)
    .where(and(eq(article.gameId, filter.gameId), lte(article.knownAt, filter.asOf)))
    .orderBy(desc(article.knownAt))
    .limit(1);
  return row ?? null;
}

/**
 * Games that start in (after, until] with the newest forecast of each and its strongest standing pick, as known at an
 * instant, and what their newest article was written of; the next to start first.
 */
export async function listGamesToWriteOf(
  db: Queryable,
  filter: {
    readonly sources: readonly string[];
    readonly asOf: Date;
    readonly until: Date;
    readonly gameId?: string;
  },
) {
  const { asOf } = filter;
  const newest = db
    .select()
    .from(forecast)
    .where(and(eq(forecast.gameId, game.id), eq(forecast.origin, 'live'), lte(forecast.knownAt, asOf)))
    .orderBy(desc(forecast.knownAt))
    .limit(1)
    .as('newest');
  const strongest = db
    .select({ id: pick.id })
    .from(pick)
    .leftJoin(pickWithdrawal, and(eq(pickWithdrawal.pickId, pick.id), lte(pickWithdrawal.withdrawnAt, asOf)))
    .where(
      and(
        eq(pick.gameId, game.id),
        eq(pick.origin, 'live'),
        lte(pick.publishedAt, asOf),
        isNull(pickWithdrawal.pickId),
      ),
    )
    .orderBy(desc(pick.ev), asc(pick.id))
    .limit(1)
    .as('strongest');
  const written = db
    .select()
    .from(article)
    .where(and(eq(article.gameId, game.id), lte(article.knownAt, asOf)))
    .orderBy(desc(article.knownAt))
    .limit(1)
    .as('written');
  return db
    .select({
      game,
      sport: league.sport,
      leagueNames: league.names,
      homeNames: homeTeam.names,
      awayNames: awayTeam.names,
      forecast: {
        id: newest.id,
        state: newest.state,
        tier: newest.tier,
        modelVersion: newest.modelVersion,
        contentHash: newest.contentHash,
        pHome: newest.pHome,
        pDraw: newest.pDraw,
        pAway: newest.pAway,
        expectedHome: newest.expectedHome,
        expectedAway: newest.expectedAway,
        spread: newest.spread,
        drivers: newest.drivers,
        knownAt: newest.knownAt,
      },
      pickId: strongest.id,
      written: { basisHash: written.basisHash, pickId: written.pickId, knownAt: written.knownAt },
    })
    .from(game)
    .innerJoin(league, eq(league.id, game.leagueId))
    .innerJoin(homeTeam, eq(homeTeam.id, game.homeTeamId))
    .innerJoin(awayTeam, eq(awayTeam.id, game.awayTeamId))
    .innerJoinLateral(newest, sql`true`)
    .leftJoinLateral(strongest, sql`true`)
    .leftJoinLateral(written, sql`true`)
    .where(
      and(
        inArray(game.source, [...filter.sources]),
        gt(game.startAt, asOf),
        lte(game.startAt, filter.until),
        eq(newest.state, 'ready'),
        filter.gameId ? eq(game.id, filter.gameId) : undefined,
      ),
    )
    .orderBy(asc(game.startAt), asc(game.id));
}

export type GameToWriteOf = Awaited<ReturnType<typeof listGamesToWriteOf>>[number];

export async function findPickById(db: Queryable, id: string) {
  const [row] = await db.select().from(pick).where(eq(pick.id, id));
  return row ?? null;
}

/** Finished games of one team, or of two against each other, as known at an instant; the newest first. */
export async function listFinishedGames(
  db: Queryable,
  filter: {
    readonly source: string;
    readonly teamId: string;
    readonly opponentId?: string;
    readonly season?: string;
    readonly before: Date;
    readonly asOf: Date;
    readonly limit: number;
  },
) {
  const { teamId, opponentId } = filter;
  const sides = opponentId
    ? or(
        and(eq(game.homeTeamId, teamId), eq(game.awayTeamId, opponentId)),
        and(eq(game.homeTeamId, opponentId), eq(game.awayTeamId, teamId)),
      )
    : or(eq(game.homeTeamId, teamId), eq(game.awayTeamId, teamId));
  const final = db
    .select()
    .from(gameState)
    .where(and(eq(gameState.gameId, game.id), lte(gameState.knownAt, filter.asOf)))
    .orderBy(desc(gameState.knownAt))
    .limit(1)
    .as('final');
  return db
    .select({
      gameId: game.id,
      day: game.gameDay,
      startAt: game.startAt,
      homeTeamId: game.homeTeamId,
      awayTeamId: game.awayTeamId,
      homeScore: column(z.number(), sql`${final.homeScore}`),
      awayScore: column(z.number(), sql`${final.awayScore}`),
      knownAt: final.knownAt,
    })
    .from(game)
    .innerJoinLateral(final, sql`true`)
    .where(
      and(
        eq(game.source, filter.source),
        sides,
        lt(game.startAt, filter.before),
        eq(final.status, 'completed'),
        filter.season ? eq(game.season, filter.season) : undefined,
      ),
    )
    .orderBy(desc(game.startAt))
    .limit(filter.limit);
}

/** All prices on the winner of a game known at an instant, the oldest first. */
export async function listWinnerOdds(
  db: Queryable,
  filter: { readonly gameId: string; readonly asOf: Date },
) {
  return db
    .select()
    .from(oddsSnapshot)
    .where(
      and(
        eq(oddsSnapshot.gameId, filter.gameId),
        eq(oddsSnapshot.betType, 'win_loss'),
        lte(oddsSnapshot.knownAt, filter.asOf),
      ),
    )
    .orderBy(asc(oddsSnapshot.knownAt), asc(oddsSnapshot.id));
}

/** The names of all teams, in every language. */
export async function listAllTeamNames(db: Queryable): Promise<LocaleTexts[]> {
  return (await db.select({ names: team.names }).from(team)).map(({ names }) => names);
}

/** When a game of these sources starts, and of which sport it is, where it is known at an instant. */
export async function findGameOfArticle(
  db: Queryable,
  filter: { readonly gameId: string; readonly asOf: Date; readonly sources: readonly string[] },
) {
  const [row] = await db
    .select({ startAt: game.startAt, sport: league.sport })
    .from(game)
    .innerJoin(league, eq(league.id, game.leagueId))
    .where(
      and(
        eq(game.id, filter.gameId),
        lte(game.knownAt, filter.asOf),
        inArray(game.source, [...filter.sources]),
      ),
    );
  return row ?? null;
}
