import { z } from 'zod';
import { FINAL_STATUSES } from '#terms/games.ts';
import type { Queryable, Transaction } from '../client.ts';
import { and, desc, eq, gt, inArray, lte, or, type SQLWrapper, sql } from '../drizzle.ts';
import { column } from '../select-rows.ts';
import { game } from '../tables/game.ts';
import { gameRevision } from '../tables/game-revision.ts';
import { gameState } from '../tables/game-state.ts';
import { league } from '../tables/league.ts';
import { pick } from '../tables/pick.ts';
import { pickBatch } from '../tables/pick-batch.ts';
import { pickDay } from '../tables/pick-day.ts';
import { pickGrade } from '../tables/pick-grade.ts';
import { pickPass } from '../tables/pick-pass.ts';
import { pickPending } from '../tables/pick-pending.ts';
import { pickWithdrawal } from '../tables/pick-withdrawal.ts';
import { publishingPolicy } from '../tables/publishing-policy.ts';
import { gameStartAt } from './game-start-at.ts';
import { insertJsonRows } from './json-rows.ts';
import { awayTeam, homeTeam } from './team-sides.ts';

export type PickInsert = typeof pick.$inferInsert;
export type PickRow = typeof pick.$inferSelect;
export type PassInsert = typeof pickPass.$inferInsert;
export type GradeInsert = typeof pickGrade.$inferInsert;
export type PolicyRow = typeof publishingPolicy.$inferSelect;

/** The policy in force at an instant: the newest version that was valid by then. */
export async function findPolicy(db: Queryable, at: Date): Promise<PolicyRow | null> {
  const [row] = await db
    .select()
    .from(publishingPolicy)
    .where(lte(publishingPolicy.validFrom, at))
    .orderBy(desc(publishingPolicy.version))
    .limit(1);
  return row ?? null;
}

/** The newest policy, whenever it begins. */
export async function findNewestPolicy(db: Queryable): Promise<PolicyRow | null> {
  const [row] = await db.select().from(publishingPolicy).orderBy(desc(publishingPolicy.version)).limit(1);
  return row ?? null;
}

export async function insertPolicy(db: Queryable, row: typeof publishingPolicy.$inferInsert): Promise<void> {
  await db.insert(publishingPolicy).values(row).onConflictDoNothing();
}

/** Games that start in (after, until], with the bet types that were decided already: a pick stands, or a pass. */
export async function listGamesToEvaluate(
  db: Queryable,
  filter: { readonly source: string; readonly after: Date; readonly until: Date; readonly asOf: Date },
) {
  return db
    .select({
      game,
      sport: league.sport,
      homeKey: homeTeam.key,
      awayKey: awayTeam.key,
      decided: column(
        z.array(z.string()),
        sql`array(
        select bet_type from pick where pick.game_id = ${game.id} and pick.origin = 'live'
        union select bet_type from pick_pass where pick_pass.game_id = ${game.id} and pick_pass.origin = 'live')`,
      ),
    })
    .from(game)
    .innerJoin(league, eq(league.id, game.leagueId))
    .innerJoin(homeTeam, eq(homeTeam.id, game.homeTeamId))
    .innerJoin(awayTeam, eq(awayTeam.id, game.awayTeamId))
    .where(
      and(
        eq(game.source, filter.source),
        eq(league.covered, true),
        gt(game.startAt, filter.after),
        lte(game.startAt, filter.until),
        lte(game.knownAt, filter.asOf),
        sql`not exists (select 1 from game_state where game_state.game_id = ${game.id}
          and game_state.known_at <= ${filter.asOf} and game_state.status <> 'not_started')`,
      ),
    )
    .orderBy(game.startAt, game.id);
}

/** One publisher at a time, also over midnight, when two of them would lock the counters of two days. */
export async function lockPublishing(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('publish-picks'))`);
}

/** Locks the serial counter of a day, so that anyone who publishes next waits and goes on behind. */
export async function lockPickDay(tx: Transaction, day: string): Promise<{ readonly lastNo: number }> {
  await tx.insert(pickDay).values({ day, lastNo: 0 }).onConflictDoNothing();
  const [row] = await tx.select().from(pickDay).where(eq(pickDay.day, day)).for('update');
  if (!row) throw new Error(`The day ${day} has no serial counter.`);
  return row;
}

export async function setLastSerial(tx: Transaction, day: string, lastNo: number): Promise<void> {
  await tx.update(pickDay).set({ lastNo }).where(eq(pickDay.day, day));
}

/** The newest batch of all, at whose hash the next one hangs; and how many batches its day has. */
export async function findNewestBatch(tx: Transaction): Promise<typeof pickBatch.$inferSelect | null> {
  const [row] = await tx
    .select()
    .from(pickBatch)
    .orderBy(desc(pickBatch.day), desc(pickBatch.sequence))
    .limit(1);
  return row ?? null;
}

export async function insertBatch(tx: Transaction, row: typeof pickBatch.$inferInsert): Promise<void> {
  await tx.insert(pickBatch).values(row);
}

/** Live picks: a conflict is an error, since a serial without its pick would be a gap. */
export async function insertPicks(tx: Transaction, rows: readonly PickInsert[]): Promise<void> {
  if (rows.length > 0) await tx.execute(insertJsonRows(pick, rows));
}

/** Back-filled picks, grades and passes: what is already there stays. */
export async function insertBackfill(
  tx: Transaction,
  rows: {
    readonly picks: readonly PickInsert[];
    readonly grades: readonly GradeInsert[];
    readonly passes: readonly PassInsert[];
  },
): Promise<void> {
  if (rows.picks.length > 0)
    await tx.execute(sql`${insertJsonRows(pick, rows.picks)} on conflict do nothing`);
  await insertGrades(tx, rows.grades);
  await insertPasses(tx, rows.passes);
}

export async function insertPasses(db: Queryable, rows: readonly PassInsert[]): Promise<void> {
  if (rows.length > 0) await db.execute(sql`${insertJsonRows(pickPass, rows)} on conflict do nothing`);
}

/** First grades: a pick that has one already is left alone. A correction comes by itself, with its approval. */
export async function insertGrades(db: Queryable, rows: readonly GradeInsert[]): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(sql`${insertJsonRows(pickGrade, rows)}
    where not exists (select 1 from pick_grade as known where known.pick_id = given."pickId")`);
}

/**
 * Live picks without a grade whose start has passed, and whose game ended or was moved away, as it was known by then; the
 * oldest first.
 */
export async function listPicksToSettle(
  db: Queryable,
  filter: {
    readonly finalKnownBy: Date;
    readonly asOf: Date;
    readonly postponedHours: number;
    readonly limit: number;
  },
) {
  const isPostponed = isPostponedBeyond(filter.postponedHours, filter.finalKnownBy);
  const final = db
    .select()
    .from(gameState)
    .where(and(eq(gameState.gameId, pick.gameId), lte(gameState.knownAt, filter.asOf)))
    .orderBy(desc(gameState.knownAt))
    .limit(1)
    .as('final');
  return db
    .select({
      pick,
      sport: league.sport,
      status: final.status,
      homeScore: final.homeScore,
      awayScore: final.awayScore,
      parts: final.parts,
      reason: final.reason,
      withdrawnAt: pickWithdrawal.withdrawnAt,
      isPostponed,
    })
    .from(pickPending)
    .innerJoin(pick, eq(pick.id, pickPending.pickId))
    .innerJoin(league, eq(league.id, pick.leagueId))
    .innerJoin(game, eq(game.id, pick.gameId))
    .leftJoinLateral(final, sql`true`)
    .leftJoin(pickWithdrawal, eq(pickWithdrawal.pickId, pick.id))
    .where(
      and(
        or(
          and(
            inArray(final.status, FINAL_STATUSES),
            lte(final.knownAt, filter.finalKnownBy),
            lte(sql`least(${pickPending.startAt}, ${gameStartAt(filter.asOf)})`, filter.asOf),
          ),
          // How far a game may be moved is counted from the start that the pick names, since bets are placed under that one.
          and(isPostponed, lte(pickPending.startAt, filter.asOf)),
        ),
      ),
    )
    .orderBy(pickPending.startAt, pick.id)
    .limit(filter.limit);
}

/**
 * Whether the game of a pick starts later by more than so many hours than it did when the pick was published; in baseball on a
 * later date of the league, at whatever hour. A start that became known after `by` is not looked at. Needs pick and league in
 * the query.
 */
export function isPostponedBeyond(hours: number, by: Date | SQLWrapper) {
  return column(
    z.boolean(),
    sql`exists (
    select 1 from ${game}
    left join lateral (
      select before.game_day from ${gameRevision} as before
      where before.game_id = ${game.id} and before.known_at <= ${pick.publishedAt}
        and before.replaced_at > ${pick.publishedAt}
      order by before.replaced_at limit 1) as before on true
    where ${game.id} = ${pick.gameId} and ${game.knownAt} <= ${by}
      and case when ${league.sport} = 'baseball' then ${game.gameDay} > coalesce(before.game_day, ${game.gameDay})
        else ${game.startAt} > ${pick.startAt} + make_interval(hours => ${hours}::integer) end)`,
  );
}

export type PickToSettle = Awaited<ReturnType<typeof listPicksToSettle>>[number];
