import { z } from 'zod';
import type { Queryable } from '../client.ts';
import { and, count, desc, eq, inArray, isNull, sql } from '../drizzle.ts';
import { column } from '../select-rows.ts';
import { customModel } from '../tables/custom-model.ts';
import { customModelOpening } from '../tables/custom-model-opening.ts';
import { customModelPause } from '../tables/custom-model-pause.ts';
import { customModelRun } from '../tables/custom-model-run.ts';

export type ModelRow = typeof customModel.$inferSelect;
export type ModelInsert = typeof customModel.$inferInsert;
export type { ModelMissing } from '../tables/custom-model.ts';
export type PauseRow = typeof customModelPause.$inferSelect;

/** Adds a model; the database counts its trial number. Throws where a limit of the row is reached. */
export async function insertModel(db: Queryable, row: ModelInsert): Promise<ModelRow> {
  const [added] = await db.insert(customModel).values(row).returning();
  if (added === undefined) throw new Error('The model was not added.');
  return added;
}

/** A model of an account, deleted or not; null for another one's. */
export async function findModel(
  db: Queryable,
  by: { readonly id: string; readonly accountId: number },
): Promise<ModelRow | null> {
  const [row] = await db
    .select()
    .from(customModel)
    .where(and(eq(customModel.id, by.id), eq(customModel.accountId, by.accountId)));
  return row ?? null;
}

/** A page of an account's models, the newest first, and how many there are. */
export async function listModels(
  db: Queryable,
  filter: {
    readonly accountId: number;
    readonly includeDeleted: boolean;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ readonly rows: ModelRow[]; readonly total: number }> {
  const where = and(
    eq(customModel.accountId, filter.accountId),
    filter.includeDeleted ? undefined : isNull(customModel.deletedAt),
  );
  const rows = await db
    .select()
    .from(customModel)
    .where(where)
    .orderBy(desc(customModel.createdAt), desc(customModel.id))
    .limit(filter.limit)
    .offset(filter.offset);
  const [all] = await db.select({ total: count() }).from(customModel).where(where);
  return { rows, total: all?.total ?? 0 };
}

/** The names of an account's living models. */
export async function listModelNames(db: Queryable, accountId: number): Promise<string[]> {
  const rows = await db
    .select({ name: customModel.name })
    .from(customModel)
    .where(and(eq(customModel.accountId, accountId), isNull(customModel.deletedAt)));
  return rows.map((row) => row.name);
}

/** Models whose run found too little data are counted nowhere: they gave back what they took. */
const counts = sql`${customModel.status} <> 'insufficient'`;

/** How many models an account has, and how many it made on a day. */
export async function countModels(
  db: Queryable,
  options: { readonly accountId: number; readonly day: string },
): Promise<{ readonly living: number; readonly today: number }> {
  const [row] = await db
    .select({
      living: column(
        z.number(),
        sql`(count(*) filter (where ${customModel.deletedAt} is null and ${counts}))::int`,
      ),
      today: column(
        z.number(),
        sql`(count(*) filter (where ${customModel.madeOn} = ${options.day} and ${counts}))::int`,
      ),
    })
    .from(customModel)
    .where(eq(customModel.accountId, options.accountId));
  return row ?? { living: 0, today: 0 };
}

/** How many models an account tried on each market, as 'sport/category'. */
export async function countTrials(db: Queryable, accountId: number): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ sport: customModel.sport, category: customModel.category, trials: count() })
    .from(customModel)
    .where(and(eq(customModel.accountId, accountId), counts))
    .groupBy(customModel.sport, customModel.category);
  return new Map(rows.map((row) => [`${row.sport}/${row.category}`, row.trials]));
}

/** Marks a model as deleted; false where it is deleted already. A run at work notices at its next heartbeat. */
export async function markModelDeleted(db: Queryable, id: string, now: Date): Promise<boolean> {
  const marked = await db
    .update(customModel)
    .set({ deletedAt: now })
    .where(and(eq(customModel.id, id), isNull(customModel.deletedAt)))
    .returning({ id: customModel.id });
  return marked.length > 0;
}

/**
 * Takes the oldest model that waits for its run, or whose runner has not been heard of since `lostBefore`. Of several
 * workers each gets another one; null where nothing waits.
 */
export async function claimModel(
  db: Queryable,
  by: { readonly runner: string; readonly now: Date; readonly lostBefore: Date; readonly source: string },
): Promise<ModelRow | null> {
  const waiting = sql`(select id from custom_model
    where source = ${by.source} and deleted_at is null
      and (status = 'queued' or (status = 'running' and heartbeat_at < ${by.lostBefore}))
    order by created_at, id limit 1 for update skip locked)`;
  const [row] = await db
    .update(customModel)
    .set({
      status: 'running',
      progress: 0,
      runner: by.runner,
      attempts: sql`${customModel.attempts} + 1`,
      startedAt: by.now,
      heartbeatAt: by.now,
    })
    .where(eq(customModel.id, waiting))
    .returning();
  return row ?? null;
}

/** Says that a run goes on; false where it must not: its model was deleted, or another worker took it over. */
export async function beatModel(
  db: Queryable,
  beat: { readonly id: string; readonly runner: string; readonly now: Date; readonly progress: number },
): Promise<boolean> {
  const beaten = await db
    .update(customModel)
    .set({ heartbeatAt: beat.now, progress: beat.progress })
    .where(atWork(beat))
    .returning({ id: customModel.id });
  return beaten.length > 0;
}

/** Ends a run; false where its model was deleted or taken over meanwhile. */
export async function finishModel(
  db: Queryable,
  end: {
    readonly id: string;
    readonly runner: string;
    readonly now: Date;
    readonly status: 'ready' | 'insufficient' | 'failed';
    readonly missing: ModelRow['missing'];
  },
): Promise<boolean> {
  const ended = await db
    .update(customModel)
    .set({
      status: end.status,
      missing: end.missing,
      finishedAt: end.now,
      heartbeatAt: end.now,
      ...(end.status === 'failed' ? {} : { progress: 100 }),
    })
    .where(atWork(end))
    .returning({ id: customModel.id });
  return ended.length > 0;
}

/** Puts a run that has failed back in line; false where it is not at work any more. */
export async function requeueModel(
  db: Queryable,
  options: { readonly id: string; readonly runner: string },
): Promise<boolean> {
  const back = await db
    .update(customModel)
    .set({ status: 'queued', progress: 0, runner: null, heartbeatAt: null })
    .where(atWork(options))
    .returning({ id: customModel.id });
  return back.length > 0;
}

function atWork(options: { readonly id: string; readonly runner: string }) {
  return and(
    eq(customModel.id, options.id),
    eq(customModel.runner, options.runner),
    eq(customModel.status, 'running'),
    isNull(customModel.deletedAt),
  );
}

/** The figures of finished runs, with the locked part only where its owner has opened it. */
export async function listRuns(db: Queryable, modelIds: readonly string[]) {
  if (modelIds.length === 0) return [];
  return db
    .select({
      modelId: customModelRun.modelId,
      fromAt: customModelRun.fromAt,
      lockFrom: customModelRun.lockFrom,
      untilAt: customModelRun.untilAt,
      report: customModelRun.report,
      openedAt: customModelOpening.openedAt,
      lockedReport: column(
        z.unknown(),
        sql`case when ${customModelOpening.openedAt} is not null then ${customModelRun.lockedReport} end`,
      ),
    })
    .from(customModelRun)
    .leftJoin(customModelOpening, eq(customModelOpening.modelId, customModelRun.modelId))
    .where(inArray(customModelRun.modelId, [...modelIds]));
}

export type RunRow = Awaited<ReturnType<typeof listRuns>>[number];

/** Opens the lock-box; false where it was opened before. */
export async function insertOpening(db: Queryable, modelId: string, openedAt: Date): Promise<boolean> {
  const opened = await db
    .insert(customModelOpening)
    .values({ modelId, openedAt })
    .onConflictDoNothing()
    .returning({ modelId: customModelOpening.modelId });
  return opened.length > 0;
}

/** An account's pauses that reach beyond an instant, oldest first. */
export async function listPauses(db: Queryable, accountId: number, since: Date): Promise<PauseRow[]> {
  return db
    .select()
    .from(customModelPause)
    .where(
      and(
        eq(customModelPause.accountId, accountId),
        sql`coalesce(${customModelPause.untilAt}, 'infinity') > ${since}`,
      ),
    )
    .orderBy(customModelPause.fromAt);
}

/** Removes all models of a deleted account and what they made; the database refuses it for any other. */
export async function eraseModels(db: Queryable, accountId: number): Promise<void> {
  await db.execute(sql`select erase_custom_models(${accountId})`);
}
