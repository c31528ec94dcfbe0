import { findPublishedNews } from '#db/queries/news.ts';
import { servesSamples } from '#domain/foundation/setting/serves-samples.ts';
import { localeChain } from '#domain/foundation/text/localized-text.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import type { Locale } from '#terms/locales.ts';
import { type NewsArticle, newsArticle } from './news-article.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** One published article. Throws `not_found` for a draft, another brand's article, or an id that is none. */
export async function getNews(
  services: Services,
  { brand, locale, id }: { readonly brand: string; readonly locale: Locale; readonly id: string },
): Promise<NewsArticle> {
  const row = UUID.test(id)
    ? await findPublishedNews(services.db, {
        brand,
        id,
        languages: localeChain(locale),
        now: services.clock.now(),
        includeSamples: servesSamples(services.env),
      })
    : null;
  if (row === null) throw new AppError('not_found', `no published news ${id} of ${brand}`);
  return newsArticle(row, locale);
}
