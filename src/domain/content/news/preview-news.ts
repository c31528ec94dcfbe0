import { findOfficeNews } from '#db/queries/office-news.ts';
import { readSigningKey } from '#domain/accounts/google/signing-key.ts';
import { localeChain } from '#domain/foundation/text/localized-text.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { macOf, sameText } from '#platform/mac.ts';
import { HOUR_MS } from '#terms/durations.ts';
import type { Locale } from '#terms/locales.ts';
import { type NewsArticle, newsArticle } from './news-article.ts';
import { readWorkingCopy } from './news-content.ts';

/** How long an address of a preview is good; every page of the office that shows one makes it again. */
const PREVIEW_HOURS = 8;

/** What the address of an article's preview carries: until when it is good, and a seal that only we can make. */
export async function previewKey(
  services: Services,
  options: { readonly id: string; readonly brand: string },
): Promise<string> {
  const until = services.clock.now().getTime() + PREVIEW_HOURS * HOUR_MS;
  return `${until}.${await sealOf(services, { ...options, until })}`;
}

/**
 * An article as it would stand on the site, for anyone who has the address of its preview. Throws 'not_found' where the key is not
 * ours, is too old, or belongs to another article or brand, and where nothing is written that the reader could read.
 */
export async function previewNews(
  services: Services,
  options: { readonly brand: string; readonly locale: Locale; readonly id: string; readonly key: string },
): Promise<NewsArticle> {
  const [text = '', seal = ''] = options.key.split('.');
  const until = /^\d{13}$/.test(text) ? Number(text) : 0;
  const now = services.clock.now();
  const isOurs = until > now.getTime() && sameText(seal, await sealOf(services, { ...options, until }));
  const row = isOurs ? await findOfficeNews(services.db, options) : null;
  if (row === null) throw new AppError('not_found', 'no such preview');
  const content = await readWorkingCopy(services.db, row);
  const language = localeChain(options.locale).find((locale) => content.texts[locale] !== undefined);
  const texts = language === undefined ? undefined : content.texts[language];
  if (language === undefined || texts === undefined) throw new AppError('not_found', 'nothing written');
  return newsArticle(
    {
      id: row.id,
      languageCode: language,
      title: texts.title,
      summary: texts.summary,
      body: texts.body,
      imagePath: content.image_path,
      imageAlt: texts.image_alt,
      isSample: row.isSample,
      sourceName: row.sourceName,
      sourceUrl: row.sourceUrl,
      publishedAt: row.publishedAt ?? row.publishAt ?? now,
    },
    options.locale,
  );
}

async function sealOf(
  services: Services,
  options: { readonly id: string; readonly brand: string; readonly until: number },
): Promise<string> {
  return macOf(
    await readSigningKey(services),
    `news preview ${options.brand} ${options.id} ${options.until}`,
  );
}
