import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { announcement } from '../tables/announcement.ts';

export type AnnouncementRow = typeof announcement.$inferSelect;
export type NewAnnouncement = typeof announcement.$inferInsert;

export type LiveAnnouncementOptions = {
  readonly brand: string;
  readonly now: Date;
  readonly includeSamples: boolean;
  readonly limit: number;
  readonly offset: number;
};

/** The announcements of a brand that have begun and not ended at *now*, in the operator's order. */
export function listLiveAnnouncements(
  db: Queryable,
  options: LiveAnnouncementOptions,
): Promise<AnnouncementRow[]> {
  return db
    .select()
    .from(announcement)
    .where(
      and(
        eq(announcement.brand, options.brand),
        isNull(announcement.removedAt),
        lte(announcement.fromAt, options.now),
        or(isNull(announcement.untilAt), gt(announcement.untilAt, options.now)),
        options.includeSamples ? undefined : eq(announcement.isSample, false),
      ),
    )
    .orderBy(asc(announcement.position), asc(announcement.id))
    .limit(options.limit)
    .offset(options.offset);
}

/** Adds announcements; a row whose id is already there stays as it is. */
export async function insertAnnouncements(db: Queryable, rows: readonly NewAnnouncement[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(announcement)
      .values([...rows])
      .onConflictDoNothing();
}
