import type { Queryable, Transaction } from '../client.ts';
import { and, asc, eq } from '../drizzle.ts';
import { announcement } from '../tables/announcement.ts';

export type AnnouncementRow = typeof announcement.$inferSelect;
export type NewAnnouncement = typeof announcement.$inferInsert;

/** Adds announcements; a row whose id is already there stays as it is. */
export async function insertAnnouncements(db: Queryable, rows: readonly NewAnnouncement[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(announcement)
      .values([...rows])
      .onConflictDoNothing();
}

/** A brand's announcements in the operator's order, those that were taken away included. */
export function listAllAnnouncements(db: Queryable, brand: string): Promise<AnnouncementRow[]> {
  return db
    .select()
    .from(announcement)
    .where(eq(announcement.brand, brand))
    .orderBy(asc(announcement.position), asc(announcement.id));
}

/** One announcement of a brand, held until the transaction ends. */
export async function lockAnnouncement(
  tx: Transaction,
  { id, brand }: { readonly id: string; readonly brand: string },
): Promise<AnnouncementRow | null> {
  const [row] = await tx
    .select()
    .from(announcement)
    .where(and(eq(announcement.id, id), eq(announcement.brand, brand)))
    .for('update');
  return row ?? null;
}

export async function updateAnnouncement(
  tx: Transaction,
  id: string,
  set: Partial<NewAnnouncement>,
): Promise<void> {
  await tx.update(announcement).set(set).where(eq(announcement.id, id));
}
