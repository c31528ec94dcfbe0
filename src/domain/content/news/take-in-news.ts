import { withLock } from '#db/client.ts';
import { insertForeignDrafts, listSpokenLanguages } from '#db/queries/news-answer.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import { cleanLine, cleanLines } from '#domain/foundation/text/clean-text.ts';
import type { Services } from '#domain/services.ts';
import type { NewsBatch, NewsFeed } from '#feeds/news-feed.ts';
import { createRssFeed } from '#feeds/rss/create-rss-feed.ts';
import { idOf } from '#platform/id.ts';
import { createNewsAnswerStore, NEWS_SOURCE } from './news-answer-store.ts';

type NewsIntake = { readonly drafts: number };

/** The feeds that the site was started with; null where it was started with none. */
export function openNewsFeed(services: Services): NewsFeed | null {
  const { RSS_URLS: urls } = services.env;
  if (urls.length === 0) return null;
  return createRssFeed({ source: NEWS_SOURCE, urls, store: createNewsAnswerStore(services) });
}

/**
 * Takes other people's articles into the news office of every brand that speaks their language, as drafts: none of them is published
 * before an operator has read it and another one agrees. An article that came once does not come again, even where it was taken
 * away since. Answers null where another process is at it.
 */
export async function takeInNews(services: Services, feed: NewsFeed): Promise<NewsIntake | null> {
  return withLock(services.db, `news:${feed.source}`, async () => {
    const brands = await listSpokenLanguages(services.db);
    let drafts = 0;
    for await (const batch of feed.changes(services.clock.now())) {
      for (const { brand, languages } of brands) drafts += await takeIn(services, brand, languages, batch);
    }
    return { drafts };
  });
}

async function takeIn(
  { db, clock }: Services,
  brand: string,
  languages: readonly string[],
  { feed, publisher, articles }: NewsBatch,
): Promise<number> {
  const wanted = articles.filter(({ language }) => languages.includes(language));
  if (wanted.length === 0) return 0;
  const now = clock.now();
  const rows = wanted.map(({ url, language, title, summary, body }) => ({
    id: idOf('news', brand, url),
    brand,
    sourceName: cleanLine(publisher),
    sourceUrl: url,
    languageCode: language,
    title: cleanLine(title),
    summary: cleanLine(summary),
    body: cleanLines(body),
  }));
  return db.transaction(async (tx) => {
    const added = await insertForeignDrafts(tx, rows, now);
    if (added.length === 0) return 0;
    await appendAudit(tx, {
      at: now,
      brand,
      actorKind: 'system',
      actorId: 'read-news',
      action: 'news.taken_in',
      subjectKind: 'news_feed',
      subjectId: feed,
      detail: { drafts: added.length },
    });
    return added.length;
  });
}
