import type { Queryable, Transaction } from '../client.ts';
import { and, asc, eq, isNull } from '../drizzle.ts';
import { contactInfo } from '../tables/contact-info.ts';

export type ContactInfoRow = typeof contactInfo.$inferSelect;
type NewContactInfo = typeof contactInfo.$inferInsert;

type ContactInfoOptions = {
  readonly brand: string;
  readonly includeSamples: boolean;
  readonly limit: number;
  readonly offset: number;
};

/** The ways to reach a brand, in the operator's order. */
export function listContactInfos(db: Queryable, options: ContactInfoOptions): Promise<ContactInfoRow[]> {
  return db
    .select()
    .from(contactInfo)
    .where(
      and(
        eq(contactInfo.brand, options.brand),
        isNull(contactInfo.removedAt),
        options.includeSamples ? undefined : eq(contactInfo.isSample, false),
      ),
    )
    .orderBy(asc(contactInfo.position), asc(contactInfo.id))
    .limit(options.limit)
    .offset(options.offset);
}

/** Adds contacts; a row whose id is already there stays as it is. */
export async function insertContactInfos(db: Queryable, rows: readonly NewContactInfo[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(contactInfo)
      .values([...rows])
      .onConflictDoNothing();
}

/** A brand's contacts in the operator's order, those that were taken away included. */
export function listAllContacts(db: Queryable, brand: string): Promise<ContactInfoRow[]> {
  return db
    .select()
    .from(contactInfo)
    .where(eq(contactInfo.brand, brand))
    .orderBy(asc(contactInfo.position), asc(contactInfo.id));
}

/** One contact of a brand, held until the transaction ends. */
export async function lockContact(
  tx: Transaction,
  { id, brand }: { readonly id: string; readonly brand: string },
): Promise<ContactInfoRow | null> {
  const [row] = await tx
    .select()
    .from(contactInfo)
    .where(and(eq(contactInfo.id, id), eq(contactInfo.brand, brand)))
    .for('update');
  return row ?? null;
}

export async function updateContact(
  tx: Transaction,
  id: string,
  set: Partial<NewContactInfo>,
): Promise<void> {
  await tx.update(contactInfo).set(set).where(eq(contactInfo.id, id));
}
