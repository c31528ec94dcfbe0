import { z } from 'zod';
import type { Queryable } from '../client.ts';
import { aliasedTable, desc, eq, gt, sql } from '../drizzle.ts';
import { selectRows } from '../select-rows.ts';
import { operator } from '../tables/operator.ts';
import { operatorTouch } from '../tables/operator-touch.ts';
import { uuidArray } from './text-array.ts';

export type OperatorTouchRow = typeof operatorTouch.$inferSelect;

export async function insertOperatorTouch(db: Queryable, row: OperatorTouchRow): Promise<void> {
  await db.insert(operatorTouch).values(row);
}

const linkedOperatorRow = z.object({
  id: z.string(),
});

/** Those of some operators who cannot be the second person beside one, at an instant; the one themselves are among them. */
export async function listLinkedOperators(
  db: Queryable,
  options: { readonly operatorId: string; readonly others: readonly string[]; readonly now: Date },
): Promise<Set<string>> {
  if (options.others.length === 0) return new Set();
  const rows = await selectRows(
    db,
    linkedOperatorRow,
    sql`
    select other::text as id from unnest(${uuidArray([...new Set(options.others)])}) as given (other)
    where operators_linked(${options.operatorId}, other, ${options.now.toISOString()}::timestamptz)`,
  );
  return new Set(rows.map(({ id }) => id));
}

const linkedAddresseRow = z.object({
  email: z.string(),
});

/** The same by addresses. */
export async function listLinkedAddresses(
  db: Queryable,
  options: { readonly email: string; readonly now: Date },
): Promise<Set<string>> {
  const rows = await selectRows(
    db,
    linkedAddresseRow,
    sql`
    select other.email from operator one, operator other
    where one.email = ${options.email} and operators_linked(one.id, other.id, ${options.now.toISOString()}::timestamptz)`,
  );
  return new Set(rows.map(({ email }) => email));
}

/** What was done to operators after an instant, the newest first, with the addresses of both. */
export function listOperatorTouches(db: Queryable, after: Date) {
  const by = aliasedTable(operator, 'by_operator');
  return db
    .select({ touch: operatorTouch, email: operator.email, brands: operator.brands, by: by.email })
    .from(operatorTouch)
    .innerJoin(operator, eq(operator.id, operatorTouch.operatorId))
    .innerJoin(by, eq(by.id, operatorTouch.byId))
    .where(gt(operatorTouch.at, after))
    .orderBy(desc(operatorTouch.at), operatorTouch.id)
    .limit(200);
}
