import { z } from 'zod';
import { SPORTS } from '#terms/sports.ts';
import type { Queryable, Transaction } from '../client.ts';
import { and, desc, eq, isNull, sql } from '../drizzle.ts';
import { localeTexts } from '../read-rows.ts';
import { selectRows } from '../select-rows.ts';
import { game } from '../tables/game.ts';
import { gameState } from '../tables/game-state.ts';
import { league } from '../tables/league.ts';
import { manualResult } from '../tables/manual-result.ts';
import { manualResultDecision } from '../tables/manual-result-decision.ts';
import { awayTeam, homeTeam } from './team-sides.ts';

export type ManualResultRow = typeof manualResult.$inferSelect;

/** The source that a state of a game names when two persons vouch for it. */
export const MANUAL_SOURCE = 'manual';

/** One typed result of a game at a time. */
export async function lockManualResult(tx: Transaction, gameId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`manual-result:${gameId}`}))`);
}

export async function findGameForResult(db: Queryable, gameId: string) {
  const [row] = await db
    .select({ game, sport: league.sport })
    .from(game)
    .innerJoin(league, eq(league.id, game.leagueId))
    .where(eq(game.id, gameId));
  return row ?? null;
}

/** How a game stands now; null where nothing was reported. */
export async function findNewestState(db: Queryable, gameId: string) {
  const [row] = await db
    .select()
    .from(gameState)
    .where(eq(gameState.gameId, gameId))
    .orderBy(desc(gameState.knownAt))
    .limit(1);
  return row ?? null;
}

export async function insertManualResult(tx: Transaction, row: ManualResultRow): Promise<void> {
  await tx.insert(manualResult).values(row);
}

export async function insertManualDecision(
  tx: Transaction,
  row: typeof manualResultDecision.$inferInsert,
): Promise<void> {
  await tx.insert(manualResultDecision).values(row);
}

export async function insertManualState(tx: Transaction, row: typeof gameState.$inferInsert): Promise<void> {
  await tx.insert(gameState).values(row);
}

/** Typed results with their decisions: one, those of a game that wait, or all that wait, the oldest first. */
export async function listManualResults(
  db: Queryable,
  options: { readonly id?: string; readonly gameId?: string; readonly isOpen?: true },
) {
  return db
    .select({
      result: manualResult,
      decision: manualResultDecision,
      leagueId: game.leagueId,
      startAt: game.startAt,
      homeNames: homeTeam.names,
      awayNames: awayTeam.names,
    })
    .from(manualResult)
    .innerJoin(game, eq(game.id, manualResult.gameId))
    .innerJoin(homeTeam, eq(homeTeam.id, game.homeTeamId))
    .innerJoin(awayTeam, eq(awayTeam.id, game.awayTeamId))
    .leftJoin(manualResultDecision, eq(manualResultDecision.resultId, manualResult.id))
    .where(
      and(
        options.id === undefined ? undefined : eq(manualResult.id, options.id),
        options.gameId === undefined ? undefined : eq(manualResult.gameId, options.gameId),
        options.isOpen === undefined ? undefined : isNull(manualResultDecision.resultId),
      ),
    )
    .orderBy(manualResult.proposedAt, manualResult.id);
}

export type TypedResult = Awaited<ReturnType<typeof listManualResults>>[number];

const missingResultRow = z.object({
  game_id: z.string(),
  league_id: z.string(),
  sport: z.enum(SPORTS),
  start_at: z.string(),
  home_names: localeTexts,
  away_names: localeTexts,
  status: z.string(),
  home_score: z.number().nullable(),
  away_score: z.number().nullable(),
  /** Picks that wait for it. */
  picks: z.number(),
});
type MissingResult = z.infer<typeof missingResultRow>;

/** Games with picks that wait, which began before an instant and whose end no one has reported; the oldest first. */
export async function listMissingResults(
  db: Queryable,
  options: { readonly startedBefore: Date; readonly asOf: Date; readonly limit: number },
): Promise<MissingResult[]> {
  const rows = await selectRows(
    db,
    missingResultRow,
    sql`
    select game.id as game_id, game.league_id, league.sport, to_jsonb(game.start_at) #>> '{}' as start_at,
      home_team.names as home_names, away_team.names as away_names,
      coalesce(newest.status, 'not_started') as status, newest.home_score, newest.away_score, waiting.picks
    from (
      select pick.game_id, count(*)::int as picks from pick_pending join pick on pick.id = pick_pending.pick_id
      where pick_pending.start_at < ${options.startedBefore} group by pick.game_id) as waiting
    join game on game.id = waiting.game_id
    join league on league.id = game.league_id
    join team as home_team on home_team.id = game.home_team_id
    join team as away_team on away_team.id = game.away_team_id
    left join lateral (
      select status, home_score, away_score from game_state
      where game_state.game_id = game.id and known_at <= ${options.asOf} order by known_at desc limit 1) as newest on true
    where coalesce(newest.status, 'not_started') not in ('completed', 'canceled')
    order by game.start_at, game.id limit ${options.limit}`,
  );
  return rows;
}

const contradictedRow = z.object({
  game_id: z.string(),
  typed: z.string(),
  reported: z.string(),
});

/** Results that two persons agreed on and of which a feed said something else afterwards, while no change of a grade shows it. */
export async function listContradicted(db: Queryable, options: { readonly agreedAfter: Date }) {
  const rows = await selectRows(
    db,
    contradictedRow,
    sql`
    select manual_result.game_id,
      concat_ws(' ', manual_result.status, manual_result.home_score::text || ':' || manual_result.away_score) as typed,
      concat_ws(' ', told.status, told.home_score::text || ':' || told.away_score) as reported
    from manual_result
    join manual_result_decision on result_id = manual_result.id and approved and decided_at >= ${options.agreedAfter}
    join lateral (
      select status, home_score, away_score from game_state
      where game_state.game_id = manual_result.game_id and source <> ${MANUAL_SOURCE} and status in ('completed', 'canceled')
      order by known_at desc limit 1) as told on true
    where (told.status, told.home_score, told.away_score)
        is distinct from (manual_result.status, manual_result.home_score, manual_result.away_score)
      and not exists (
        select 1 from result_change join pick on pick.id = result_change.pick_id
        where pick.game_id = manual_result.game_id)`,
  );
  return rows;
}
