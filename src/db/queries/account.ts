import type { Queryable } from '../client.ts';
import { and, eq } from '../drizzle.ts';
import { account } from '../tables/account.ts';
import { accountIdentity } from '../tables/account-identity.ts';

export type AccountRow = typeof account.$inferSelect;
type NewAccount = typeof account.$inferInsert;
type IdentityRow = typeof accountIdentity.$inferSelect;

/** Adds an account; null where the brand already has one of this address, which stays as it is. */
export async function insertAccount(db: Queryable, row: NewAccount): Promise<AccountRow | null> {
  const [added] = await db
    .insert(account)
    .values(row)
    .onConflictDoNothing({ target: [account.brand, account.email] })
    .returning();
  return added ?? null;
}

/** The account of an address at one brand, or null. The address is in its stored form: trimmed, lower case, NFC. */
export async function findAccountByEmail(
  db: Queryable,
  options: { readonly brand: string; readonly email: string },
): Promise<AccountRow | null> {
  const [row] = await db
    .select()
    .from(account)
    .where(and(eq(account.brand, options.brand), eq(account.email, options.email)));
  return row ?? null;
}

export async function findAccountById(db: Queryable, id: number): Promise<AccountRow | null> {
  const [row] = await db.select().from(account).where(eq(account.id, id));
  return row ?? null;
}

/** The same, held until the transaction ends, so that two changes of one account follow each other. */
export async function lockAccount(db: Queryable, id: number): Promise<AccountRow | null> {
  const [row] = await db.select().from(account).where(eq(account.id, id)).for('update');
  return row ?? null;
}

export async function updateAccount(
  db: Queryable,
  id: number,
  changes: Partial<Omit<NewAccount, 'id' | 'uuid' | 'brand' | 'createdAt'>> & { readonly updatedAt: Date },
): Promise<void> {
  await db.update(account).set(changes).where(eq(account.id, id));
}

/** The account that a provider's subject belongs to at one brand, or null. */
export async function findAccountByIdentity(
  db: Queryable,
  identity: Pick<IdentityRow, 'brand' | 'provider' | 'subject'>,
): Promise<AccountRow | null> {
  const [row] = await db
    .select({ account })
    .from(accountIdentity)
    .innerJoin(account, eq(account.id, accountIdentity.accountId))
    .where(
      and(
        eq(accountIdentity.brand, identity.brand),
        eq(accountIdentity.provider, identity.provider),
        eq(accountIdentity.subject, identity.subject),
      ),
    );
  return row?.account ?? null;
}

/** Links a provider's subject to an account; false where the subject is linked already. */
export async function insertIdentity(db: Queryable, row: IdentityRow): Promise<boolean> {
  const added = await db.insert(accountIdentity).values(row).onConflictDoNothing().returning();
  return added.length > 0;
}

export function listIdentities(db: Queryable, accountId: number): Promise<IdentityRow[]> {
  return db.select().from(accountIdentity).where(eq(accountIdentity.accountId, accountId));
}

export async function deleteIdentities(db: Queryable, accountId: number): Promise<void> {
  await db.delete(accountIdentity).where(eq(accountIdentity.accountId, accountId));
}
