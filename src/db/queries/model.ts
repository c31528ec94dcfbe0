import { z } from 'zod';
import type { Queryable, Transaction } from '../client.ts';
import { and, desc, eq, inArray, sql } from '../drizzle.ts';
import { column } from '../select-rows.ts';
import { model } from '../tables/model.ts';
import { modelArtifact } from '../tables/model-artifact.ts';
import { modelEvent } from '../tables/model-event.ts';
import { modelRole } from '../tables/model-role.ts';
import { modelScore } from '../tables/model-score.ts';

export type { HyperParameters } from '../tables/model.ts';
export type ModelRow = typeof model.$inferSelect;
type ModelEventRow = typeof modelEvent.$inferSelect;
export type ModelScoreRow = typeof modelScore.$inferSelect;
export type ModelState = ModelEventRow['state'];
type Role = (typeof modelRole.$inferSelect)['role'];
export type ModelPlace = { readonly source: string; readonly sport: ModelRow['sport'] };

/** One change of a sport's models at a time, so that two operators never give one role to two models. */
export async function lockModels(tx: Transaction, { source, sport }: ModelPlace): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`models:${source}:${sport}`}))`);
}

/** The model that has a role; null where none has. */
export async function findModelInRole(
  db: Queryable,
  { source, sport, role }: ModelPlace & { readonly role: Role },
): Promise<ModelRow | null> {
  const [row] = await db
    .select({ model })
    .from(modelRole)
    .innerJoin(model, eq(model.id, modelRole.modelId))
    .where(and(eq(modelRole.source, source), eq(modelRole.sport, sport), eq(modelRole.role, role)));
  return row?.model ?? null;
}

export async function findModel(db: Queryable, id: string): Promise<ModelRow | null> {
  const [row] = await db.select().from(model).where(eq(model.id, id));
  return row ?? null;
}

/** The models of a source with what each is now and since when, the newest of each sport first. */
export async function listModels(db: Queryable, source: string) {
  const newest = db
    .selectDistinctOn([modelEvent.modelId], {
      modelId: modelEvent.modelId,
      state: modelEvent.state,
      at: modelEvent.at,
    })
    .from(modelEvent)
    .orderBy(modelEvent.modelId, desc(modelEvent.id))
    .as('newest');
  return db
    .select({ model, state: newest.state, since: newest.at })
    .from(model)
    .innerJoin(newest, eq(newest.modelId, model.id))
    .where(eq(model.source, source))
    .orderBy(desc(model.sport), desc(model.number));
}

/** Adds a model under the next number of its sport. The caller holds the lock of the sport's models. */
export async function insertModel(tx: Transaction, row: Omit<ModelRow, 'number'>): Promise<ModelRow> {
  const [last] = await tx
    .select({ number: model.number })
    .from(model)
    .where(and(eq(model.source, row.source), eq(model.sport, row.sport)))
    .orderBy(desc(model.number))
    .limit(1);
  const whole = { ...row, number: (last?.number ?? 0) + 1 };
  await tx.insert(model).values(whole);
  return whole;
}

export async function insertModelEvent(
  tx: Transaction,
  row: Omit<typeof modelEvent.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(modelEvent).values(row);
}

/** What became of some models, the newest first. */
export async function listModelEvents(db: Queryable, modelIds: readonly string[]): Promise<ModelEventRow[]> {
  if (modelIds.length === 0) return [];
  return db
    .select()
    .from(modelEvent)
    .where(inArray(modelEvent.modelId, [...modelIds]))
    .orderBy(desc(modelEvent.id));
}

/** How often the models of a sport have changed so far: anyone who saw another number saw another picture. */
export async function countModelEvents(db: Queryable, { source, sport }: ModelPlace): Promise<number> {
  const [row] = await db
    .select({ n: column(z.number(), sql`count(*)::int`) })
    .from(modelEvent)
    .innerJoin(model, eq(model.id, modelEvent.modelId))
    .where(and(eq(model.source, source), eq(model.sport, sport)));
  return row?.n ?? 0;
}

export async function giveRole(
  tx: Transaction,
  row: ModelPlace & { readonly role: Role; readonly modelId: string; readonly since: Date },
): Promise<void> {
  const { modelId, since } = row;
  await tx
    .insert(modelRole)
    .values(row)
    .onConflictDoUpdate({
      target: [modelRole.source, modelRole.sport, modelRole.role],
      set: { modelId, since },
    });
}

/** Takes its role from a model, if it has one. */
export async function endRole(tx: Transaction, modelId: string): Promise<void> {
  await tx.delete(modelRole).where(eq(modelRole.modelId, modelId));
}

export async function insertModelScores(
  db: Queryable,
  rows: readonly (typeof modelScore.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(modelScore)
      .values([...rows])
      .onConflictDoNothing();
}

/** The newest scores of some models, per league and market. */
export async function listNewestScores(db: Queryable, modelIds: readonly string[]): Promise<ModelScoreRow[]> {
  if (modelIds.length === 0) return [];
  return db
    .selectDistinctOn([modelScore.modelId, modelScore.leagueId, modelScore.betType])
    .from(modelScore)
    .where(inArray(modelScore.modelId, [...modelIds]))
    .orderBy(modelScore.modelId, modelScore.leagueId, modelScore.betType, desc(modelScore.measuredAt));
}

/** The versions that a model has had, the newest first: its states as they were kept. */
export async function listModelVersions(db: Queryable, modelId: string, limit: number) {
  return db
    .select({
      version: modelArtifact.version,
      fittedAt: modelArtifact.fittedAt,
      games: modelArtifact.games,
      windowUntil: modelArtifact.windowUntil,
    })
    .from(modelArtifact)
    .where(eq(modelArtifact.modelId, modelId))
    .orderBy(desc(modelArtifact.fittedAt))
    .limit(limit);
}
