import type { Queryable, Transaction } from '../client.ts';
import { and, asc, count, desc, eq, gte, inArray, lt, lte, sql } from '../drizzle.ts';
import { approval } from '../tables/approval.ts';

export type ApprovalRow = typeof approval.$inferSelect;

/** Adds a request; false where one of this kind about this subject is open already. */
export async function insertApproval(tx: Transaction, row: ApprovalRow): Promise<boolean> {
  const added = await tx.insert(approval).values(row).onConflictDoNothing().returning({ id: approval.id });
  return added.length > 0;
}

export async function lockApproval(tx: Transaction, id: string): Promise<ApprovalRow | null> {
  const [row] = await tx.select().from(approval).where(eq(approval.id, id)).for('update');
  return row ?? null;
}

export async function decideApproval(
  tx: Transaction,
  id: string,
  decision: Pick<ApprovalRow, 'status' | 'decidedBy' | 'decidedAt'>,
): Promise<void> {
  await tx.update(approval).set(decision).where(eq(approval.id, id));
}

/** Notes why an open request failed to take effect. */
export async function noteApprovalFailure(
  db: Queryable,
  id: string,
  { failedAt, failure }: { readonly failedAt: Date; readonly failure: string },
): Promise<void> {
  await db
    .update(approval)
    .set({ failedAt, failure })
    .where(and(eq(approval.id, id), eq(approval.status, 'open')));
}

/** A page of the requests of some brands; what is open is listed oldest first, the rest newest first. */
export async function listApprovals(
  db: Queryable,
  options: {
    readonly brands: readonly string[];
    readonly isOpen: boolean;
    /** Left out: of every kind. */
    readonly kind: ApprovalRow['kind'] | undefined;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ rows: ApprovalRow[]; total: number }> {
  const states: ApprovalRow['status'][] = options.isOpen
    ? ['open']
    : ['approved', 'refused', 'withdrawn', 'lapsed'];
  const where = and(
    inArray(approval.brand, [...options.brands]),
    inArray(approval.status, states),
    options.kind === undefined ? undefined : eq(approval.kind, options.kind),
  );
  const rows = await db
    .select()
    .from(approval)
    .where(where)
    .orderBy(options.isOpen ? asc(approval.proposedAt) : desc(approval.proposedAt), asc(approval.id))
    .limit(options.limit)
    .offset(options.offset);
  const [all] = await db.select({ total: count() }).from(approval).where(where);
  return { rows, total: all?.total ?? 0 };
}

/** Ends the requests that no one decided in time; answers how many. */
export async function lapseApprovals(db: Queryable, now: Date): Promise<number> {
  const lapsed = await db
    .update(approval)
    .set({ status: 'lapsed', decidedAt: now })
    .where(and(eq(approval.status, 'open'), lt(approval.lapsesAt, now)))
    .returning({ id: approval.id });
  return lapsed.length;
}

/** The open requests that take effect by themselves now, the oldest first; those that have failed come after all others. */
export async function listEffectiveApprovals(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: approval.id })
    .from(approval)
    .where(and(eq(approval.status, 'open'), lte(approval.effectiveAt, now), gte(approval.lapsesAt, now)))
    .orderBy(sql`${approval.failedAt} nulls first`, asc(approval.effectiveAt), asc(approval.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The open requests of a brand of some kinds, for the lists that show what they are about. */
export function listOpenApprovals(
  db: Queryable,
  options: { readonly brand: string; readonly kinds: readonly ApprovalRow['kind'][] },
): Promise<ApprovalRow[]> {
  return db
    .select()
    .from(approval)
    .where(
      and(
        eq(approval.brand, options.brand),
        eq(approval.status, 'open'),
        inArray(approval.kind, [...options.kinds]),
      ),
    )
    .orderBy(asc(approval.proposedAt));
}

/** The request about a subject that is still open, or null. */
export async function findOpenApproval(
  db: Queryable,
  options: Pick<ApprovalRow, 'kind' | 'subjectId'>,
): Promise<ApprovalRow | null> {
  const [row] = await db
    .select()
    .from(approval)
    .where(
      and(
        eq(approval.kind, options.kind),
        eq(approval.subjectId, options.subjectId),
        eq(approval.status, 'open'),
      ),
    );
  return row ?? null;
}
