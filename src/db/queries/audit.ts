import { z } from 'zod';
import type { AuditAction } from '#terms/audit-actions.ts';
import type { Queryable } from '../client.ts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  lt,
  notInArray,
  or,
  type SQL,
  sql,
} from '../drizzle.ts';
import { column } from '../select-rows.ts';
import { audit } from '../tables/audit.ts';
import { operator } from '../tables/operator.ts';
import { textArray } from './text-array.ts';

export type AuditRow = typeof audit.$inferSelect;

/** One number for all: anyone who holds this advisory lock writes the next row of the chain. */
const CHAIN_LOCK = 7_205_022;

/** The last row of the chain, null for the first; until the transaction ends no one else can add one. */
export async function lockAuditHead(db: Queryable): Promise<AuditRow | null> {
  await db.execute(sql`select pg_advisory_xact_lock(${CHAIN_LOCK})`);
  const [row] = await db.select().from(audit).orderBy(desc(audit.seq)).limit(1);
  return row ?? null;
}

export async function insertAudit(db: Queryable, row: AuditRow): Promise<void> {
  await db.insert(audit).values(row);
}

/**
 * How many refused attempts of an operator the log has since an instant: in all, and of one action about one subject. Attempts of one
 * operator follow each other until their transactions end, so that a burst of them counts as what it is.
 */
export async function countRefusals(
  db: Queryable,
  options: {
    readonly actorId: string;
    readonly action: string;
    readonly subjectId: string;
    readonly after: Date;
  },
): Promise<{ readonly all: number; readonly same: number }> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`refusals:${options.actorId}`}))`);
  const isSame = and(eq(audit.action, options.action), eq(audit.subjectId, options.subjectId));
  const [row] = await db
    .select({ all: count(), same: column(z.number(), sql`(count(*) filter (where ${isSame}))::int`) })
    .from(audit)
    .where(
      and(
        eq(audit.actorId, options.actorId),
        sql`starts_with(${audit.action}, 'refused.')`,
        gt(audit.at, options.after),
      ),
    );
  return { all: row?.all ?? 0, same: row?.same ?? 0 };
}

/** Rows after a position, in their order. */
export function listAuditAfter(db: Queryable, seq: number, limit: number): Promise<AuditRow[]> {
  return db.select().from(audit).where(gt(audit.seq, seq)).orderBy(asc(audit.seq)).limit(limit);
}

/** When one of some actions was last done to a subject of a kind; null where it never was. */
export async function findLastAction(
  db: Queryable,
  options: { readonly subjectKind: string; readonly actions: readonly AuditAction[] },
): Promise<Date | null> {
  const [row] = await db
    .select({ at: audit.at })
    .from(audit)
    .where(and(eq(audit.subjectKind, options.subjectKind), inArray(audit.action, [...options.actions])))
    .orderBy(desc(audit.seq))
    .limit(1);
  return row?.at ?? null;
}

/** The newest row about a subject of those that changed it, with the operator's address where it was one. */
export async function findLastChange(
  db: Queryable,
  options: {
    readonly subjectKind: string;
    readonly subjectId: string;
    readonly except: readonly AuditAction[];
  },
): Promise<{ at: Date; by: string } | null> {
  const [row] = await db
    .select({ at: audit.at, kind: audit.actorKind, email: operator.email })
    .from(audit)
    .leftJoin(operator, sql`${operator.id}::text = ${audit.actorId} and ${audit.actorKind} = 'operator'`)
    .where(
      and(
        eq(audit.subjectKind, options.subjectKind),
        eq(audit.subjectId, options.subjectId),
        options.except.length === 0 ? undefined : notInArray(audit.action, [...options.except]),
      ),
    )
    .orderBy(desc(audit.seq))
    .limit(1);
  return row === undefined ? null : { at: row.at, by: row.email ?? row.kind };
}

export type AuditFilter = {
  /** Rows of these brands, and rows of no brand, which are about the office itself. */
  readonly brands: readonly string[];
  /** Only what this operator did themselves. */
  readonly ownerOfRows?: string | undefined;
  readonly actor?: string | undefined;
  /** An action, or what actions begin with where it ends in a dot. */
  readonly action?: string | undefined;
  readonly subjectKind?: string | undefined;
  readonly subjectId?: string | undefined;
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
};

function auditWhere(filter: AuditFilter): SQL | undefined {
  const brands = inArray(audit.brand, [...filter.brands]);
  // What was done to an operator is shown to those who work for one of their brands.
  const brandless = sql`(${audit.brand} is null and (${audit.subjectKind} <> 'operator' or exists (
    select 1 from ${operator} where ${operator.id}::text = ${audit.subjectId}
      and ${operator.brands} && ${textArray(filter.brands)})))`;
  return and(
    or(brands, brandless),
    filter.ownerOfRows === undefined
      ? undefined
      : and(eq(audit.actorKind, 'operator'), eq(audit.actorId, filter.ownerOfRows)),
    filter.actor === undefined
      ? undefined
      : or(eq(audit.actorId, filter.actor), eq(operator.email, filter.actor)),
    filter.action === undefined
      ? undefined
      : filter.action.endsWith('.')
        ? sql`starts_with(${audit.action}, ${filter.action})`
        : eq(audit.action, filter.action),
    filter.subjectKind === undefined ? undefined : eq(audit.subjectKind, filter.subjectKind),
    filter.subjectId === undefined ? undefined : eq(audit.subjectId, filter.subjectId),
    filter.from === undefined ? undefined : gte(audit.at, filter.from),
    filter.until === undefined ? undefined : lt(audit.at, filter.until),
  );
}

const actorOf = sql`${operator.id}::text = ${audit.actorId} and ${audit.actorKind} = 'operator'`;

/** A page of the log, the newest first, with the addresses of operators. */
export async function listAudit(
  db: Queryable,
  filter: AuditFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ rows: { row: AuditRow; email: string | null }[]; total: number }> {
  const where = auditWhere(filter);
  const rows = await db
    .select({ row: audit, email: operator.email })
    .from(audit)
    .leftJoin(operator, actorOf)
    .where(where)
    .orderBy(desc(audit.seq))
    .limit(page.limit)
    .offset(page.offset);
  return { rows, total: await countAudit(db, filter) };
}

export async function countAudit(db: Queryable, filter: AuditFilter): Promise<number> {
  const [all] = await db
    .select({ total: count() })
    .from(audit)
    .leftJoin(operator, actorOf)
    .where(auditWhere(filter));
  return all?.total ?? 0;
}

/** The rows that fit, in their order, after a position. */
export function listAuditFrom(
  db: Queryable,
  filter: AuditFilter,
  options: { readonly afterSeq: number; readonly limit: number },
) {
  return db
    .select({ row: audit, email: operator.email })
    .from(audit)
    .leftJoin(operator, actorOf)
    .where(and(gt(audit.seq, options.afterSeq), auditWhere(filter)))
    .orderBy(asc(audit.seq))
    .limit(options.limit);
}
