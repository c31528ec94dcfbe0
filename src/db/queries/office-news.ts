import type { Queryable, Transaction } from '../client.ts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from '../drizzle.ts';
import { type NewsContent, news } from '../tables/news.ts';
import { newsGame } from '../tables/news-game.ts';
import { newsTeam } from '../tables/news-team.ts';
import { newsText } from '../tables/news-text.ts';
import { operator } from '../tables/operator.ts';
import { likeAnywhere } from './like-anywhere.ts';

export type NewsRow = typeof news.$inferSelect;
export type { NewsContent, NewsTexts } from '../tables/news.ts';

/** Where an article stands, as the list of the office divides them. */
export type NewsShelf = 'all' | 'draft' | 'review' | 'scheduled' | 'live' | 'removed';

type OfficeNewsFilter = {
  readonly brand: string;
  readonly shelf: NewsShelf;
  /** A part of a title in any language, or of the source's name. */
  readonly search: string;
};

type OfficeNewsRow = { readonly row: NewsRow; readonly author: string | null };

/** A page of a brand's articles, the one that was touched last first. */
export async function listOfficeNews(
  db: Queryable,
  filter: OfficeNewsFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ rows: OfficeNewsRow[]; total: number }> {
  const where = shelfWhere(filter);
  const [counted] = await db.select({ total: count() }).from(news).where(where);
  const rows = await db
    .select({ row: news, author: operator.email })
    .from(news)
    .leftJoin(operator, eq(operator.id, news.authorId))
    .where(where)
    .orderBy(desc(news.updatedAt), desc(news.id))
    .limit(page.limit)
    .offset(page.offset);
  return { rows, total: counted?.total ?? 0 };
}

function shelfWhere({ brand, shelf, search }: OfficeNewsFilter): SQL | undefined {
  const shelves: Record<NewsShelf, SQL | undefined> = {
    all: isNull(news.removedAt),
    removed: isNotNull(news.removedAt),
    live: isNotNull(news.publishedAt),
    draft: and(isNull(news.removedAt), eq(news.status, 'draft')),
    review: and(isNull(news.removedAt), eq(news.status, 'review')),
    scheduled: and(isNull(news.removedAt), eq(news.status, 'scheduled')),
  };
  const like = likeAnywhere(search);
  const titled = sql`exists (select 1 from ${newsText} where ${newsText.newsId} = ${news.id} and ${newsText.title} ilike ${like})`;
  const revised = sql`exists (select 1 from jsonb_each(${news.revision} -> 'texts') as one(language, words)
    where one.words ->> 'title' ilike ${like})`;
  return and(
    eq(news.brand, brand),
    shelves[shelf],
    search === '' ? undefined : or(titled, revised, ilike(news.sourceName, like)),
  );
}

/** One article of a brand, whatever its state. */
export async function findOfficeNews(
  db: Queryable,
  { id, brand }: { readonly id: string; readonly brand: string },
): Promise<NewsRow | null> {
  const [row] = await db
    .select()
    .from(news)
    .where(and(eq(news.id, id), eq(news.brand, brand)));
  return row ?? null;
}

/** The same, held until the transaction ends. */
export async function lockNews(
  tx: Transaction,
  { id, brand }: { readonly id: string; readonly brand: string },
): Promise<NewsRow | null> {
  const [row] = await tx
    .select()
    .from(news)
    .where(and(eq(news.id, id), eq(news.brand, brand)))
    .for('update');
  return row ?? null;
}

export async function updateNews(
  tx: Transaction,
  id: string,
  set: Partial<typeof news.$inferInsert>,
): Promise<void> {
  await tx.update(news).set(set).where(eq(news.id, id));
}

/** What stands on the site, or would, of each of these articles: their stored words and tags. */
export async function readNewsContents(
  db: Queryable,
  rows: readonly Pick<NewsRow, 'id' | 'imagePath'>[],
): Promise<Map<string, NewsContent>> {
  const ids = rows.map(({ id }) => id);
  const texts = await db.select().from(newsText).where(inArray(newsText.newsId, ids));
  const teams = await db.select().from(newsTeam).where(inArray(newsTeam.newsId, ids));
  const games = await db.select().from(newsGame).where(inArray(newsGame.newsId, ids));
  const contents = rows.map(({ id, imagePath }) => {
    const own = texts.filter(({ newsId }) => newsId === id);
    const content: NewsContent = {
      texts: Object.fromEntries(
        own.map(({ languageCode, title, summary, body, imageAlt }) => [
          languageCode,
          { title, summary, body, image_alt: imageAlt },
        ]),
      ),
      team_ids: teams.filter(({ newsId }) => newsId === id).map(({ teamId }) => teamId),
      game_ids: games.filter(({ newsId }) => newsId === id).map(({ gameId }) => gameId),
      image_path: imagePath,
    };
    return [id, content] as const;
  });
  return new Map(contents);
}

/** Puts an article's words, tags and picture on the site in the place of what stood there. */
export async function putNewsContent(
  tx: Transaction,
  { id, content }: { readonly id: string; readonly content: NewsContent },
  texts: readonly (typeof newsText.$inferInsert)[],
): Promise<void> {
  await tx.delete(newsText).where(eq(newsText.newsId, id));
  await tx.delete(newsTeam).where(eq(newsTeam.newsId, id));
  await tx.delete(newsGame).where(eq(newsGame.newsId, id));
  const teams = content.team_ids.map((teamId) => ({ newsId: id, teamId }));
  const games = content.game_ids.map((gameId) => ({ newsId: id, gameId }));
  if (texts.length > 0) await tx.insert(newsText).values([...texts]);
  if (teams.length > 0) await tx.insert(newsTeam).values(teams);
  if (games.length > 0) await tx.insert(newsGame).values(games);
}

/** An article whose hour has come, held; what another worker holds is passed over. */
export async function takeDueNews(tx: Transaction, now: Date): Promise<NewsRow | null> {
  const [row] = await tx
    .select()
    .from(news)
    .where(and(eq(news.status, 'scheduled'), lte(news.publishAt, now)))
    .orderBy(asc(news.publishAt), asc(news.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return row ?? null;
}

/** The addresses of operators by their ids. */
export async function listOperatorEmails(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: operator.id, email: operator.email })
    .from(operator)
    .where(inArray(operator.id, [...ids]));
  return new Map(rows.map(({ id, email }) => [id, email]));
}

/** The article of a brand that came from an address; null where there is none. */
export async function findNewsOfSource(
  db: Queryable,
  { brand, url }: { readonly brand: string; readonly url: string },
): Promise<string | null> {
  const [row] = await db
    .select({ id: news.id })
    .from(news)
    .where(and(eq(news.brand, brand), eq(news.sourceUrl, url)));
  return row?.id ?? null;
}
