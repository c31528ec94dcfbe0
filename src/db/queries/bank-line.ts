import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../client.ts';
import { bankLine } from '../tables/bank-line.ts';
import { bankStatement } from '../tables/bank-statement.ts';

export type BankLineRow = typeof bankLine.$inferSelect;
export type BankStatementRow = typeof bankStatement.$inferSelect;

/** One line of a brand's bank, or null. */
export async function findBankLine(
  db: Queryable,
  of: { readonly id: string; readonly brand: string },
): Promise<BankLineRow | null> {
  const [row] = await db
    .select()
    .from(bankLine)
    .where(and(eq(bankLine.id, of.id), eq(bankLine.brand, of.brand)));
  return row ?? null;
}

/** The same, for one transaction at a time; the application's role may not lock the row itself, which never changes. */
export async function lockBankLine(
  tx: Transaction,
  of: { readonly id: string; readonly brand: string },
): Promise<BankLineRow | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`bank-line:${of.id}`}))`);
  return findBankLine(tx, of);
}

export async function insertBankStatement(tx: Transaction, row: BankStatementRow): Promise<void> {
  await tx.insert(bankStatement).values(row);
}

/** Adds the lines that are not there yet; answers how many those were. */
export async function insertBankLines(tx: Transaction, rows: readonly BankLineRow[]): Promise<number> {
  if (rows.length === 0) return 0;
  const added = await tx
    .insert(bankLine)
    .values([...rows])
    .onConflictDoNothing({ target: [bankLine.bankAccountId, bankLine.fingerprint, bankLine.occurrence] })
    .returning({ id: bankLine.id });
  return added.length;
}
