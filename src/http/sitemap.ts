import type { Hono } from 'hono';
import type { Brand } from '#brands/brand.ts';
import { findCurrentLegalDocument } from '#db/queries/legal-document.ts';
import { listNews } from '#domain/content/news/list-news.ts';
import { isSitePath, sitePaths } from '#domain/foundation/path/site-paths.ts';
import { servesSamples } from '#domain/foundation/setting/serves-samples.ts';
import { localeChain } from '#domain/foundation/text/localized-text.ts';
import type { Services } from '#domain/services.ts';
import { localePath } from '#i18n/locale-path.ts';
import { htmlLangs } from '#i18n/locales.ts';
import type { Locale } from '#terms/locales.ts';
import type { HttpEnv } from './http-env.ts';

type SitemapPage = {
  /** The path below the language, with its query. */
  readonly rest: string;
  /** ISO-8601; null where a page changes with the day. */
  readonly changedAt: string | null;
};

const NEWS_A_PAGE = 100;
/** A sitemap may name 50,000 addresses; each article stands in it once for each language. */
const MAX_NEWS = 5000;

/** The sitemap of one brand: every page that search engines may list, in every language, each naming the others. */
export function mountSitemap(
  app: Hono<HttpEnv>,
  services: Services,
  { paths }: { readonly paths: readonly string[] },
): void {
  app.get('/sitemap.xml', async (context) => {
    const { brand, origin, languages } = context.get('requestContext');
    const locales = languages.map((language) => language.language_code);
    const listed = paths.filter((path) => isSitePath(path) && sitePaths[path].listed);
    const [articles, legal] = await Promise.all([
      paths.includes('/news') ? listArticles(services, brand.key) : [],
      findLegalDates(services, brand),
    ]);
    const changed: Readonly<Record<string, string | null | undefined>> = {
      ...legal,
      '/news': articles[0]?.changedAt,
    };
    const pages = listed.map((rest): SitemapPage => ({ rest, changedAt: changed[rest] ?? null }));
    context.header('Cache-Control', 'public, max-age=3600');
    context.header('Content-Type', 'application/xml; charset=utf-8');
    return context.body(sitemapXml({ origin, locales, pages: [...pages, ...articles] }));
  });
}

/** Since when the legal texts that are pages hold as they are. */
async function findLegalDates(
  { db, clock, env }: Services,
  { key: brand, jurisdiction }: Brand,
): Promise<Readonly<Record<string, string | null>>> {
  const dateOf = async (type: 'terms' | 'privacy') => {
    const found = await findCurrentLegalDocument(db, {
      brand,
      jurisdiction,
      type,
      languages: localeChain('zh_TW'),
      now: clock.now(),
      includeSamples: servesSamples(env),
    });
    return found?.effectiveAt.toISOString() ?? null;
  };
  const [terms, privacy] = await Promise.all([dateOf('terms'), dateOf('privacy')]);
  return { '/terms': terms, '/privacy': privacy };
}

async function listArticles(services: Services, brand: string): Promise<SitemapPage[]> {
  const found: SitemapPage[] = [];
  for (let page = 1; found.length < MAX_NEWS; page += 1) {
    const { items } = await listNews(services, { brand, locale: 'zh_TW', page, perPage: NEWS_A_PAGE });
    found.push(...items.map(({ id, date }) => ({ rest: `/news?id=${id}`, changedAt: date })));
    if (items.length < NEWS_A_PAGE) break;
  }
  return found;
}

/** The sitemap protocol's XML, with `xhtml:link` for the other languages. */
function sitemapXml(options: {
  readonly origin: string;
  readonly locales: readonly Locale[];
  readonly pages: readonly SitemapPage[];
}): string {
  const address = (locale: Locale, rest: string) => escapeXml(`${options.origin}${localePath(locale, rest)}`);
  const urls = options.pages.flatMap(({ rest, changedAt }) => {
    const alternates = options.locales.map(
      (locale) =>
        `<xhtml:link rel="alternate" hreflang="${htmlLangs[locale]}" href="${address(locale, rest)}"/>`,
    );
    // Without a language an address leads to the reader's own.
    alternates.push(
      `<xhtml:link rel="alternate" hreflang="x-default" href="${escapeXml(`${options.origin}${rest}`)}"/>`,
    );
    const changed = changedAt === null ? '' : `<lastmod>${changedAt}</lastmod>`;
    return options.locales.map(
      (locale) => `<url><loc>${address(locale, rest)}</loc>${changed}${alternates.join('')}</url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
