import type { Queryable, Transaction } from '../client.ts';
import { and, eq } from '../drizzle.ts';
import { legalDraft } from '../tables/legal-draft.ts';

export type LegalDraftRow = typeof legalDraft.$inferSelect;
type Key = Pick<LegalDraftRow, 'brand' | 'type'>;

const isOf = ({ brand, type }: Key) => and(eq(legalDraft.brand, brand), eq(legalDraft.type, type));

export async function findLegalDraft(db: Queryable, key: Key): Promise<LegalDraftRow | null> {
  const [row] = await db.select().from(legalDraft).where(isOf(key));
  return row ?? null;
}

/** The draft, held until the transaction ends. */
export async function lockLegalDraft(tx: Transaction, key: Key): Promise<LegalDraftRow | null> {
  const [row] = await tx.select().from(legalDraft).where(isOf(key)).for('update');
  return row ?? null;
}

/** Begins a draft; false where somebody else has begun one in the meantime. */
export async function insertLegalDraft(tx: Transaction, row: LegalDraftRow): Promise<boolean> {
  const added = await tx.insert(legalDraft).values(row).onConflictDoNothing().returning();
  return added.length === 1;
}

export async function updateLegalDraft(
  tx: Transaction,
  { brand, type, ...set }: Key & Pick<LegalDraftRow, 'texts' | 'version' | 'updatedBy' | 'updatedAt'>,
): Promise<void> {
  await tx.update(legalDraft).set(set).where(isOf({ brand, type }));
}

export async function deleteLegalDraft(tx: Transaction, key: Key): Promise<void> {
  await tx.delete(legalDraft).where(isOf(key));
}
