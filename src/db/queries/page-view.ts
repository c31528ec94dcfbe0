import type { Queryable } from '../client.ts';
import { sql } from '../drizzle.ts';
import { pageView } from '../tables/page-view.ts';

export type PageViews = typeof pageView.$inferInsert;

/** Adds views to the days that they belong to, all in one statement and in one order, so that two processes never wait for each other. */
export async function addPageViews(db: Queryable, views: readonly PageViews[]): Promise<void> {
  if (views.length === 0) return;
  const keyOf = ({ brand, day, language, page }: PageViews) => `${brand} ${day} ${language} ${page}`;
  const sorted = views.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  await db
    .insert(pageView)
    .values(sorted)
    .onConflictDoUpdate({
      target: [pageView.brand, pageView.day, pageView.language, pageView.page],
      set: { views: sql`${pageView.views} + excluded.views` },
    });
}
