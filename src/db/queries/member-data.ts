import { z } from 'zod';
import type { Queryable } from '../client.ts';
import { sql } from '../drizzle.ts';

/** Tables whose rows others show, or that hold nothing but secrets. */
const SHOWN_ELSEWHERE = [
  'account_identity',
  'avatar',
  'consent',
  'custom_model',
  'mail_token',
  'outbox',
  'session',
  'sign_in_ticket',
  'subscription',
];
/** Columns that name operators or hold secrets. */
const HIDDEN_COLUMN = /hash|secret|token|written_by|confirmed_by|account_id/;

const rowsSchema = z.array(z.object({ row: z.record(z.string(), z.unknown()) }));
const namesSchema = z.array(z.object({ name: z.string().regex(/^[a-z_]+$/) }));

/**
 * What all other tables keep of an account, by table: each that has a column `account_id` is found by that, so that none is
 * forgotten when a new one is added.
 */
export async function listStoredOf(
  db: Queryable,
  accountId: number,
): Promise<Record<string, Record<string, unknown>[]>> {
  const found = await db.execute(sql`select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'account_id' order by table_name`);
  const names = namesSchema.parse(found.rows).map(({ name }) => name);
  const stored: Record<string, Record<string, unknown>[]> = {};
  for (const name of names.filter((candidate) => !SHOWN_ELSEWHERE.includes(candidate))) {
    const rows = await db.execute(
      sql`select to_jsonb(kept) as row from ${sql.identifier(name)} as kept where account_id = ${accountId}`,
    );
    stored[name] = rowsSchema.parse(rows.rows).map(({ row }) => withoutHidden(row));
  }
  return stored;
}

function withoutHidden(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !HIDDEN_COLUMN.test(name)));
}
