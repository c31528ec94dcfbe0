import type { Queryable } from '../client.ts';
import { eq, gt, sql } from '../drizzle.ts';
import { feedCursor } from '../tables/feed-cursor.ts';

type FeedCursor = typeof feedCursor.$inferSelect;

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

/** Wants a source asked at once. A wish of the last `pauseMs` stays as it is; answers when it was, null where the source is not read yet. */
export async function wantFeedNow(
  db: Queryable,
  options: { readonly source: string; readonly now: Date; readonly pauseMs: number },
): Promise<Date | null> {
  const isRecent = gt(feedCursor.wantedAt, new Date(options.now.getTime() - options.pauseMs));
  const [row] = await db
    .update(feedCursor)
    .set({
      wantedAt: sql`case when ${isRecent} then wanted_at else ${options.now.toISOString()}::timestamptz end`,
    })
    .where(eq(feedCursor.source, options.source))
    .returning({ wantedAt: feedCursor.wantedAt });
  return row?.wantedAt ?? null;
}
