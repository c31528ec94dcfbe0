import type { Queryable } from '../client.ts';
import { and, count, eq, lt, sql } from '../drizzle.ts';
import { customModelCount } from '../tables/custom-model-count.ts';

export type ModelCountRow = typeof customModelCount.$inferSelect;
/** What makes a kind of model: two models of one kind find the same picks. */
export type ModelKind = Pick<
  ModelCountRow,
  'source' | 'leagueId' | 'sport' | 'category' | 'strategy' | 'days' | 'modelData'
>;

const { source, leagueId, category, strategy, days, modelData } = customModelCount;
const kindColumns = [source, leagueId, category, strategy, days, modelData];
const waiting = sql`(${customModelCount.countedAt} is null or ${customModelCount.askedAt} > ${customModelCount.countedAt})`;

/** What is known of a kind; null where it was never asked for. */
export async function findModelCount(db: Queryable, kind: ModelKind): Promise<ModelCountRow | null> {
  const [row] = await db.select().from(customModelCount).where(isKind(kind));
  return row ?? null;
}

/** What has been counted of a source's kinds. */
export async function listModelCounts(db: Queryable, wanted: string): Promise<ModelCountRow[]> {
  return db
    .select()
    .from(customModelCount)
    .where(and(eq(source, wanted), sql`${customModelCount.countedAt} is not null`))
    .limit(MAX_LISTED);
}

/** More kinds than these are not looked at: all that stands on the form at one time is some dozens. */
const MAX_LISTED = 2000;

export async function countWaitingCounts(db: Queryable, wanted: string): Promise<number> {
  const [row] = await db
    .select({ waiting: count() })
    .from(customModelCount)
    .where(and(eq(source, wanted), waiting));
  return row?.waiting ?? 0;
}

/** Asks for kinds to be counted, or counted again where that was last done before an instant. */
export async function askModelCounts(
  db: Queryable,
  wanted: { readonly kinds: readonly ModelKind[]; readonly now: Date; readonly countedBefore: Date },
): Promise<void> {
  if (wanted.kinds.length === 0) return;
  await db
    .insert(customModelCount)
    .values(wanted.kinds.map((kind) => ({ ...kind, askedAt: wanted.now, missing: [] })))
    .onConflictDoUpdate({
      target: kindColumns,
      set: { askedAt: wanted.now },
      setWhere: sql`${customModelCount.countedAt} < ${wanted.countedBefore} and not ${waiting}`,
    });
}

/** The kind that has waited longest; null where none waits. */
export async function nextModelCount(db: Queryable, wanted: string): Promise<ModelCountRow | null> {
  const [row] = await db
    .select()
    .from(customModelCount)
    .where(and(eq(source, wanted), waiting))
    .orderBy(customModelCount.askedAt, leagueId, category, strategy)
    .limit(1);
  return row ?? null;
}

/** Stores what a run of a kind found. */
export async function putModelCount(
  db: Queryable,
  found: ModelKind & Pick<ModelCountRow, 'picks' | 'missing'> & { readonly now: Date },
): Promise<void> {
  const { now, ...row } = found;
  await db
    .insert(customModelCount)
    .values({ ...row, askedAt: now, countedAt: now })
    .onConflictDoUpdate({
      target: kindColumns,
      set: { countedAt: now, picks: row.picks, missing: row.missing },
    });
}

/** Forgets kinds that were last asked for before an instant. */
export async function dropModelCounts(db: Queryable, wanted: string, askedBefore: Date): Promise<void> {
  await db.delete(customModelCount).where(and(eq(source, wanted), lt(customModelCount.askedAt, askedBefore)));
}

function isKind(kind: ModelKind) {
  return and(
    eq(source, kind.source),
    eq(leagueId, kind.leagueId),
    eq(category, kind.category),
    eq(strategy, kind.strategy),
    eq(days, kind.days),
    eq(modelData, kind.modelData),
  );
}
