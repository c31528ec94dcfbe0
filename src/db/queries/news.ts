import type { Queryable } from '../client.ts';
import { and, count, desc, eq, exists, inArray, isNull, lte, sql } from '../drizzle.ts';
import { news } from '../tables/news.ts';
import { newsText } from '../tables/news-text.ts';

type NewsTextRow = typeof newsText.$inferSelect;
type Language = NewsTextRow['languageCode'];

export type PublishedNewsRow = {
  readonly id: string;
  readonly publishedAt: Date | null;
  readonly isSample: boolean;
  readonly languageCode: Language;
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly imagePath: string | null;
  readonly imageAlt: string;
  readonly sourceName: string | null;
  readonly sourceUrl: string | null;
};

type Visibility = {
  readonly brand: string;
  /** The wanted language first, then those that stand in for it. */
  readonly languages: readonly Language[];
  readonly now: Date;
  readonly includeSamples: boolean;
};

/** One page of the news published by *now*, newest first, each in the first of the languages it was written in. */
export async function listPublishedNews(
  db: Queryable,
  options: Visibility & { readonly limit: number; readonly offset: number },
): Promise<{ rows: PublishedNewsRow[]; total: number }> {
  const hasText = exists(
    db
      .select({ one: sql`1` })
      .from(newsText)
      .where(and(eq(newsText.newsId, news.id), inArray(newsText.languageCode, [...options.languages]))),
  );
  const [counted] = await db
    .select({ total: count() })
    .from(news)
    .where(and(isPublished(options), hasText));
  const rows = await selectWithText(db, options.languages)
    .where(isPublished(options))
    .orderBy(desc(news.publishedAt), desc(news.id))
    .limit(options.limit)
    .offset(options.offset);
  return { rows, total: counted?.total ?? 0 };
}

/** One published article by its id, or null. */
export async function findPublishedNews(
  db: Queryable,
  options: Visibility & { readonly id: string },
): Promise<PublishedNewsRow | null> {
  const [row] = await selectWithText(db, options.languages).where(
    and(isPublished(options), eq(news.id, options.id)),
  );
  return row ?? null;
}

/** Adds articles with their texts; what is already there stays as it is. */
export async function insertNews(
  db: Queryable,
  rows: readonly (typeof news.$inferInsert)[],
  texts: readonly (typeof newsText.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(news)
      .values([...rows])
      .onConflictDoNothing();
  if (texts.length > 0)
    await db
      .insert(newsText)
      .values([...texts])
      .onConflictDoNothing();
}

function isPublished(options: Visibility) {
  return and(
    eq(news.brand, options.brand),
    isNull(news.removedAt),
    // Null, for what is not on the site, is never smaller.
    lte(news.publishedAt, options.now),
    options.includeSamples ? undefined : eq(news.isSample, false),
  );
}

/** A lateral join picks one text for each article, so that a page is one statement whatever languages it is in. */
function selectWithText(db: Queryable, languages: readonly Language[]) {
  const chosen = db
    .select({
      languageCode: newsText.languageCode,
      title: newsText.title,
      summary: newsText.summary,
      body: newsText.body,
      imageAlt: newsText.imageAlt,
    })
    .from(newsText)
    .where(and(eq(newsText.newsId, news.id), inArray(newsText.languageCode, [...languages])))
    .orderBy(sql`array_position(${sql.param([...languages])}::text[], ${newsText.languageCode})`)
    .limit(1)
    .as('chosen');
  return db
    .select({
      id: news.id,
      publishedAt: news.publishedAt,
      isSample: news.isSample,
      languageCode: chosen.languageCode,
      title: chosen.title,
      summary: chosen.summary,
      body: chosen.body,
      imageAlt: chosen.imageAlt,
      imagePath: news.imagePath,
      sourceName: news.sourceName,
      sourceUrl: news.sourceUrl,
    })
    .from(news)
    .innerJoinLateral(chosen, sql`true`);
}
