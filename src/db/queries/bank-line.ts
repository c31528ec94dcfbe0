import { z } from 'zod';
import type { Queryable, Transaction } from '../client.ts';
import { and, eq, sql } from '../drizzle.ts';
import { selectRows } from '../select-rows.ts';
import { bankLine } from '../tables/bank-line.ts';
import { bankStatement } from '../tables/bank-statement.ts';
import { insertJsonRows } from './json-rows.ts';

export type BankLineRow = typeof bankLine.$inferSelect;
export type BankStatementRow = typeof bankStatement.$inferSelect;

/** One line of a brand's bank, or null. */
export async function findBankLine(
  db: Queryable,
  options: { readonly id: string; readonly brand: string },
): Promise<BankLineRow | null> {
  const [row] = await db
    .select()
    .from(bankLine)
    .where(and(eq(bankLine.id, options.id), eq(bankLine.brand, options.brand)));
  return row ?? null;
}

/** The same, for one transaction at a time; the application's role may not lock the row itself, which never changes. */
export async function lockBankLine(
  tx: Transaction,
  options: { readonly id: string; readonly brand: string },
): Promise<BankLineRow | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`bank-line:${options.id}`}))`);
  return findBankLine(tx, options);
}

export async function insertBankStatement(tx: Transaction, row: BankStatementRow): Promise<void> {
  await tx.insert(bankStatement).values(row);
}

/** So that no single step of a long statement comes near the time that one question to the database may take. */
const LINES_A_STEP = 5000;
const countRow = z.object({ added: z.number(), twins: z.number() });

/**
 * Adds the lines that are not there yet; answers how many those were, and how many of them say the same as another. Each step is one parameter, because PostgreSQL takes
 * 65,535 of them at once and each column of each line would be one. The transaction of the caller makes the steps one.
 */
export async function insertBankLines(
  tx: Transaction,
  rows: readonly BankLineRow[],
): Promise<{ readonly added: number; readonly twins: number }> {
  let [added, twins] = [0, 0];
  for (let start = 0; start < rows.length; start += LINES_A_STEP) {
    const [count] = await selectRows(
      tx,
      countRow,
      sql`with added as (
        ${insertJsonRows(bankLine, rows.slice(start, start + LINES_A_STEP))}
        on conflict (bank_account_id, fingerprint, occurrence) do nothing returning occurrence)
      select count(*)::int as added, count(*) filter (where occurrence > 1)::int as twins from added`,
    );
    added += count?.added ?? 0;
    twins += count?.twins ?? 0;
  }
  return { added, twins };
}
