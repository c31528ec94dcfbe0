import type { ExperimentGoal, ExperimentPlace, Variant } from '#terms/experiments.ts';
import type { Queryable, Transaction } from '../client.ts';
import { and, count, desc, eq, gte, inArray, isNotNull, or, type SQL, sql } from '../drizzle.ts';
import { experiment } from '../tables/experiment.ts';
import { experimentCount } from '../tables/experiment-count.ts';

export type ExperimentRow = typeof experiment.$inferSelect;
export type ExperimentCountRow = typeof experimentCount.$inferSelect;

/** The tests of a brand that change its pages now: those that run, and layouts that were adopted. */
export function listEffectiveExperiments(db: Queryable, brand: string): Promise<ExperimentRow[]> {
  const isAdopted = and(eq(experiment.kind, 'layout'), isNotNull(experiment.adoptedAt));
  return db
    .select()
    .from(experiment)
    .where(and(eq(experiment.brand, brand), or(eq(experiment.state, 'running'), isAdopted)))
    .orderBy(experiment.startedAt, experiment.id);
}

/** A page of a brand's tests, the newest first. */
export async function listExperiments(
  db: Queryable,
  options: { readonly brand: string; readonly offset: number; readonly limit: number },
): Promise<{ readonly rows: ExperimentRow[]; readonly total: number }> {
  const isOurs = eq(experiment.brand, options.brand);
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(experiment)
      .where(isOurs)
      .orderBy(desc(experiment.createdAt), experiment.id)
      .offset(options.offset)
      .limit(options.limit),
    db.select({ total: count() }).from(experiment).where(isOurs),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

type Named = { readonly brand: string; readonly id: string };
const isNamed = ({ brand, id }: Named) => and(eq(experiment.brand, brand), eq(experiment.id, id));

export async function findExperiment(db: Queryable, named: Named): Promise<ExperimentRow | null> {
  const [row] = await db.select().from(experiment).where(isNamed(named));
  return row ?? null;
}

/** One test, held until the transaction ends. */
export async function lockExperiment(tx: Transaction, named: Named): Promise<ExperimentRow | null> {
  const [row] = await tx.select().from(experiment).where(isNamed(named)).for('update');
  return row ?? null;
}

export async function insertExperiment(tx: Transaction, row: ExperimentRow): Promise<void> {
  await tx.insert(experiment).values(row);
}

export async function updateExperiment(
  tx: Transaction,
  id: string,
  set: Partial<ExperimentRow>,
): Promise<void> {
  await tx.update(experiment).set(set).where(eq(experiment.id, id));
}

export async function deleteExperiment(tx: Transaction, id: string): Promise<void> {
  await tx.delete(experiment).where(eq(experiment.id, id));
}

/** Whether a test runs on a page of a brand. */
export async function isPlaceTaken(
  db: Queryable,
  { brand, place }: { readonly brand: string; readonly place: ExperimentPlace },
): Promise<boolean> {
  const rows = await db
    .select({ id: experiment.id })
    .from(experiment)
    .where(and(eq(experiment.brand, brand), eq(experiment.place, place), eq(experiment.state, 'running')))
    .limit(1);
  return rows.length > 0;
}

/** Lets one operator at a time change the words of a brand's tests, or begin one of these. */
export async function lockTestedTexts(tx: Transaction, brand: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`tested words ${brand}`}))`);
}

/** The running test of a brand that tries a message, whose words must stand still. */
export async function findRunningText(
  db: Queryable,
  { brand, messageKey }: { readonly brand: string; readonly messageKey: string },
): Promise<ExperimentRow | null> {
  const [row] = await db
    .select()
    .from(experiment)
    .where(
      and(
        eq(experiment.brand, brand),
        eq(experiment.messageKey, messageKey),
        eq(experiment.state, 'running'),
      ),
    );
  return row ?? null;
}

/** The tests that ended last on each page of a brand, the newest first; enough to find a baseline among. */
export function listEndedExperiments(
  db: Queryable,
  { brand, limit }: { readonly brand: string; readonly limit: number },
): Promise<ExperimentRow[]> {
  return db
    .select()
    .from(experiment)
    .where(and(eq(experiment.brand, brand), eq(experiment.state, 'ended')))
    .orderBy(desc(experiment.endedAt), experiment.id)
    .limit(limit);
}

/** What was counted for these tests. */
export async function listExperimentCounts(
  db: Queryable,
  ids: readonly string[],
): Promise<ExperimentCountRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(experimentCount)
    .where(inArray(experimentCount.experimentId, [...ids]));
}

export async function insertExperimentCounts(tx: Transaction, experimentId: string): Promise<void> {
  const zero = { experimentId, visitors: 0, registered: 0, ordered: 0 };
  await tx.insert(experimentCount).values([
    { ...zero, variant: 'a' },
    { ...zero, variant: 'b' },
  ]);
}

/**
 * The tests of a brand that run and bear one of these short names, held against being ended until the transaction ends. In the order of
 * their ids, so that two that count in the same tests do not wait for each other.
 */
export async function holdRunningExperiments(
  tx: Transaction,
  { brand, names }: { readonly brand: string; readonly names: readonly string[] },
): Promise<{ readonly id: string }[]> {
  return tx
    .select({ id: experiment.id })
    .from(experiment)
    .where(
      and(
        eq(experiment.brand, brand),
        eq(experiment.state, 'running'),
        inArray(sql`left(${experiment.id}::text, 8)`, [...names]),
      ),
    )
    .orderBy(experiment.id)
    .for('share');
}

type Counting = { readonly experimentId: string; readonly variant: Variant };

/** Adds one visitor. */
export async function addVisitor(tx: Transaction, counting: Counting): Promise<void> {
  await add(tx, counting, { visitors: sql`${experimentCount.visitors} + 1` });
}

/** Adds one conversion. There are never more of them than visitors: each stands for another one. */
export async function addConversion(
  tx: Transaction,
  { goal, ...counting }: Counting & { readonly goal: ExperimentGoal },
): Promise<void> {
  if (goal === 'register') {
    const hasRoom = gte(experimentCount.visitors, sql`${experimentCount.registered} + 1`);
    await add(tx, counting, { registered: sql`${experimentCount.registered} + 1` }, hasRoom);
    return;
  }
  const hasRoom = gte(experimentCount.visitors, sql`${experimentCount.ordered} + 1`);
  await add(tx, counting, { ordered: sql`${experimentCount.ordered} + 1` }, hasRoom);
}

async function add(
  tx: Transaction,
  { experimentId, variant }: Counting,
  set: Partial<Record<'visitors' | 'registered' | 'ordered', SQL>>,
  only?: SQL,
): Promise<void> {
  const isSide = and(eq(experimentCount.experimentId, experimentId), eq(experimentCount.variant, variant));
  await tx.update(experimentCount).set(set).where(and(isSide, only));
}
