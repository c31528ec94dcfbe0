import { listPublishedNews } from '#db/queries/news.ts';
import { servesSamples } from '#domain/foundation/setting/serves-samples.ts';
import { localeChain } from '#domain/foundation/text/localized-text.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#terms/locales.ts';
import { type NewsArticle, newsArticle } from './news-article.ts';

type NewsOptions = {
  readonly brand: string;
  readonly locale: Locale;
  readonly page: number;
  readonly perPage: number;
};

/** One page of the published news, newest first; an article with a coming date is not published yet. */
export async function listNews(
  services: Services,
  { brand, locale, page, perPage }: NewsOptions,
): Promise<{ items: NewsArticle[]; total: number; fallback: boolean }> {
  const { rows, total } = await listPublishedNews(services.db, {
    brand,
    languages: localeChain(locale),
    now: services.clock.now(),
    includeSamples: servesSamples(services.env),
    limit: perPage,
    offset: (page - 1) * perPage,
  });
  const items = rows.map((row) => newsArticle(row, locale));
  return { items, total, fallback: items.some((item) => item.fallback) };
}
