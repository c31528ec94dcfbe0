import { eq } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { feedCursor } from '../tables/feed-cursor.ts';

export type FeedCursor = typeof feedCursor.$inferSelect;

export async function findFeedCursor(db: Queryable, source: string): Promise<FeedCursor | null> {
  const [row] = await db.select().from(feedCursor).where(eq(feedCursor.source, source));
  return row ?? null;
}

/** Writes the mapping of a source once; a mapping that is already there stays, and is what comes back. */
export async function keepFeedMapping(db: Queryable, source: string, mapping: unknown): Promise<unknown> {
  await db
    .insert(feedCursor)
    .values({ source, mapping, knownUntil: null, loaded: false })
    .onConflictDoNothing();
  return (await findFeedCursor(db, source))?.mapping;
}

export async function moveFeedCursor(
  db: Queryable,
  source: string,
  to: { readonly knownUntil: Date; readonly loaded: boolean },
): Promise<void> {
  await db.update(feedCursor).set(to).where(eq(feedCursor.source, source));
}
