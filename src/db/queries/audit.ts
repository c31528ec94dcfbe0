import { and, asc, desc, eq, gt, notInArray, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { audit } from '../tables/audit.ts';
import { operator } from '../tables/operator.ts';

export type AuditRow = typeof audit.$inferSelect;

/** One number for all: whoever holds this advisory lock writes the next row of the chain. */
const CHAIN_LOCK = 7_205_022;

/** The last row of the chain, null for the first; until the transaction ends nobody else can add one. */
export async function lockAuditHead(db: Queryable): Promise<AuditRow | null> {
  await db.execute(sql`select pg_advisory_xact_lock(${CHAIN_LOCK})`);
  const [row] = await db.select().from(audit).orderBy(desc(audit.seq)).limit(1);
  return row ?? null;
}

export async function insertAudit(db: Queryable, row: AuditRow): Promise<void> {
  await db.insert(audit).values(row);
}

/** Rows after a position, in their order. */
export function listAuditAfter(db: Queryable, seq: number, limit: number): Promise<AuditRow[]> {
  return db.select().from(audit).where(gt(audit.seq, seq)).orderBy(asc(audit.seq)).limit(limit);
}

/** The newest row about a subject of those that changed it, with the operator's address where it was one. */
export async function findLastChange(
  db: Queryable,
  of: { readonly subjectKind: string; readonly subjectId: string; readonly except: readonly string[] },
): Promise<{ at: Date; by: string } | null> {
  const [row] = await db
    .select({ at: audit.at, kind: audit.actorKind, email: operator.email })
    .from(audit)
    .leftJoin(operator, sql`${operator.id}::text = ${audit.actorId} and ${audit.actorKind} = 'operator'`)
    .where(
      and(
        eq(audit.subjectKind, of.subjectKind),
        eq(audit.subjectId, of.subjectId),
        of.except.length === 0 ? undefined : notInArray(audit.action, [...of.except]),
      ),
    )
    .orderBy(desc(audit.seq))
    .limit(1);
  return row === undefined ? null : { at: row.at, by: row.email ?? row.kind };
}
