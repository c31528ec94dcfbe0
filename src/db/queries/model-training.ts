import type { Queryable } from '../client.ts';
import { and, asc, desc, eq, inArray, sql } from '../drizzle.ts';
import { modelTraining } from '../tables/model-training.ts';

export type TrainingRow = typeof modelTraining.$inferSelect;

/** Puts a training into the queue; false where one of its sport waits or runs already. */
export async function insertTraining(
  db: Queryable,
  row: typeof modelTraining.$inferInsert,
): Promise<boolean> {
  const result = await db.insert(modelTraining).values(row).onConflictDoNothing();
  return result.rowCount === 1;
}

export async function findTraining(db: Queryable, id: string): Promise<TrainingRow | null> {
  const [row] = await db.select().from(modelTraining).where(eq(modelTraining.id, id));
  return row ?? null;
}

/** What was asked for last, the newest first. */
export async function listTrainings(db: Queryable, source: string, limit: number): Promise<TrainingRow[]> {
  return db
    .select()
    .from(modelTraining)
    .where(eq(modelTraining.source, source))
    .orderBy(desc(modelTraining.askedAt), desc(modelTraining.id))
    .limit(limit);
}

/**
 * Takes the training that waits longest. The caller is the only worker at trainings: one that still runs was left by a worker
 * that died, and is begun again.
 */
export async function takeTraining(db: Queryable, source: string, now: Date): Promise<TrainingRow | null> {
  const [next] = await db
    .select({ id: modelTraining.id })
    .from(modelTraining)
    .where(and(eq(modelTraining.source, source), inArray(modelTraining.status, ['queued', 'running'])))
    .orderBy(asc(modelTraining.askedAt))
    .limit(1);
  if (next === undefined) return null;
  const [row] = await db
    .update(modelTraining)
    .set({
      status: 'running',
      stage: 'learning',
      done: 0,
      total: 0,
      startedAt: now,
      attempts: sql`${modelTraining.attempts} + 1`,
    })
    .where(eq(modelTraining.id, next.id))
    .returning();
  return row ?? null;
}

/** Notes how far a training is; false where it was called off meanwhile. */
export async function noteProgress(
  db: Queryable,
  id: string,
  progress: Pick<TrainingRow, 'stage' | 'done' | 'total'>,
): Promise<boolean> {
  const result = await db
    .update(modelTraining)
    .set(progress)
    .where(and(eq(modelTraining.id, id), eq(modelTraining.status, 'running')));
  return result.rowCount === 1;
}

/** Ends a training that has not ended yet; false where it has. */
export async function endTraining(
  db: Queryable,
  id: string,
  end: Pick<TrainingRow, 'status' | 'finishedAt'> & Partial<Pick<TrainingRow, 'failure' | 'modelId'>>,
): Promise<boolean> {
  const result = await db
    .update(modelTraining)
    .set(end)
    .where(and(eq(modelTraining.id, id), inArray(modelTraining.status, ['queued', 'running'])));
  return result.rowCount === 1;
}
