import type { Queryable, Transaction } from '../client.ts';
import { and, desc, eq } from '../drizzle.ts';
import { bankAccount } from '../tables/bank-account.ts';

export type BankAccountRow = typeof bankAccount.$inferSelect;

/** The account that takes a brand's money now; null where none was approved. */
export async function findApprovedBankAccount(
  db: Queryable,
  options: { readonly brand: string; readonly includeSamples: boolean },
): Promise<BankAccountRow | null> {
  const [row] = await db
    .select()
    .from(bankAccount)
    .where(
      and(
        eq(bankAccount.brand, options.brand),
        eq(bankAccount.status, 'approved'),
        options.includeSamples ? undefined : eq(bankAccount.isSample, false),
      ),
    );
  return row ?? null;
}

export async function findBankAccount(db: Queryable, id: string): Promise<BankAccountRow | null> {
  const [row] = await db.select().from(bankAccount).where(eq(bankAccount.id, id));
  return row ?? null;
}

export function listBankAccounts(db: Queryable, brand: string): Promise<BankAccountRow[]> {
  return db
    .select()
    .from(bankAccount)
    .where(eq(bankAccount.brand, brand))
    .orderBy(desc(bankAccount.createdAt));
}

/** The same, held until the transaction ends, so that of two approvals the second sees what the first has retired. */
export function lockBankAccounts(tx: Transaction, brand: string): Promise<BankAccountRow[]> {
  return tx
    .select()
    .from(bankAccount)
    .where(eq(bankAccount.brand, brand))
    .orderBy(bankAccount.id)
    .for('update');
}

export async function insertBankAccount(db: Queryable, row: BankAccountRow): Promise<void> {
  await db.insert(bankAccount).values(row).onConflictDoNothing();
}

export async function updateBankAccount(
  db: Queryable,
  id: string,
  changes: Partial<Pick<BankAccountRow, 'status' | 'approvedAt' | 'retiredAt'>>,
): Promise<void> {
  await db.update(bankAccount).set(changes).where(eq(bankAccount.id, id));
}
