import { articleBlocks } from '#domain/content/news/article-blocks.ts';
import { getNews } from '#domain/content/news/get-news.ts';
import { listNews } from '#domain/content/news/list-news.ts';
import type { NewsArticle } from '#domain/content/news/news-article.ts';
import { showNewsTags } from '#domain/content/news/news-tags.ts';
import { previewNews } from '#domain/content/news/preview-news.ts';
import { brandDay } from '#domain/foundation/clock/brand-day.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { localePath } from '#i18n/locale-path.ts';
import { htmlLangs } from '#i18n/locales.ts';
import { createTranslator } from '#i18n/t.ts';
import { AppError } from '#platform/app-error.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import type { PageContext } from '../../page/page-context.ts';
import { readDisplayZone } from '../display-zone.ts';
import { loadPageTexts } from '../page-texts.server.ts';
import { shareCode } from '../share-code.ts';
import { isShownStatsOnly } from '../stats-only.server.ts';
import { articleData } from '../structured-data.ts';
import { loadKits } from '../team/page-kits.server.ts';
import { type ArticleMatch, loadMatches } from './matches.server.ts';

/** How many other articles stand below one that is being read. */
const MORE_ARTICLES = 3;

/** One article where the query names it (`?id=`), else a page of the list (`?page=`). Throws a 404 for an unknown id. */
export async function loadNews(context: PageContext, request: Request, perPage: number) {
  const { searchParams: query } = new URL(request.url);
  const id = query.get('id');
  const { locale, brand } = context;
  const messages = await loadMessages(locale, [
    'news',
    'share',
    'sport',
    ...(isShownStatsOnly(context) ? [] : (['game-picks'] as const)),
  ]);
  const t = createTranslator<'news'>({ locale, messages, overrides: brand.messageOverrides[locale] });
  const feed = {
    type: 'application/rss+xml',
    title: `${t('news.feed')} | ${brand.name}`,
    href: `${context.origin}${localePath(locale, '/news.rss')}`,
  };
  const display = readDisplayZone(request, BRAND_ZONE);
  const now = context.services.clock.now().toISOString();
  const shared = { locale, zone: BRAND_ZONE, display, now, messages, feed };
  return id === null
    ? { ...shared, ...(await loadList(context, readPage(query.get('page')), perPage)) }
    : { ...shared, ...(await loadArticle(context, id, query.get('preview'))) };
}

export type NewsData = Awaited<ReturnType<typeof loadNews>>;

async function loadList(context: PageContext, page: number, perPage: number) {
  const { services, brand, locale } = context;
  const [{ items, total }, meta, kitsOf] = await Promise.all([
    listNews(services, { brand: brand.key, locale, page, perPage }),
    loadPageTexts(context),
    loadKits(context),
  ]);
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  const [first, ...others] = items;
  // The newest article leads the first page; further pages are lists alone.
  const lead = first === undefined || page > 1 ? null : await toLead(context, first);
  const listed = lead === null ? items : others;
  return {
    kind: 'list' as const,
    lead,
    kits: kitsOf(lead === null ? [] : [...lead.teams, ...sidesOf(lead.match)]),
    items: listed.map(toEntry),
    page,
    lastPage,
    meta,
  };
}

/** The article that leads the list, with its picture and with what it is about. */
async function toLead(context: PageContext, article: NewsArticle) {
  const { services, brand, locale } = context;
  const tags = await showNewsTags(services, { id: article.id, locale, preview: false, brand: brand.key });
  const [match = null] = await loadMatches(context, tags);
  return {
    ...toEntry(article),
    image: shownImage(services, article),
    teams: tags.teams.map(({ id, name }) => ({ id, name })),
    /** The first that it is about; what is said of a second one stands beside the article. */
    match,
  };
}

const sidesOf = (match: ArticleMatch | null) => (match === null ? [] : [match.game.home, match.game.away]);

function shownImage({ env }: PageContext['services'], { image }: NewsArticle) {
  return image && { url: `${env.IMG_BASE}${image.path}`, alt: image.alt };
}

async function loadArticle(context: PageContext, id: string, preview: string | null) {
  const { services, brand, locale, origin } = context;
  const article = await findArticle(context, { id, preview });
  const [tags, latest, kitsOf] = await Promise.all([
    showNewsTags(services, { id: article.id, locale, preview: preview !== null, brand: brand.key }),
    listNews(services, { brand: brand.key, locale, page: 1, perPage: MORE_ARTICLES + 1 }),
    loadKits(context),
  ]);
  const matches = await loadMatches(context, tags);
  const { title, summary, date, language } = article;
  const texts = await loadPageTexts(context, { title, description: summary });
  const address = `${origin}${localePath(locale, '/news')}?id=${article.id}`;
  const structured = articleData({
    title,
    summary,
    date,
    address,
    lang: htmlLangs[language],
    publisher: brand.legalEntity,
  });
  return {
    kind: 'article' as const,
    origin,
    // What no one has published, and what others wrote, is not ours to hand on.
    shareCode:
      preview !== null || article.source !== null ? null : shareCode({ kind: 'article', id: article.id }),
    article: {
      ...toEntry(article),
      blocks: articleBlocks(article.body),
      source: article.source,
      image: shownImage(services, article),
      teams: tags.teams,
      // A game with a card of its own is not named again.
      games: tags.games
        .filter(({ id: gameId }) => matches.every(({ game }) => game.id !== gameId))
        .map((game) => ({ ...game, day: brandDay(new Date(game.start_at)) })),
      isPreview: preview !== null,
    },
    matches,
    kits: kitsOf(matches.flatMap(sidesOf)),
    more: latest.items
      .filter((item) => item.id !== article.id)
      .slice(0, MORE_ARTICLES)
      .map(toEntry),
    meta: {
      ...texts,
      type: 'article' as const,
      // What no one has published, and what others wrote, is for no search engine under our name.
      noindex: texts.noindex || preview !== null || article.source !== null,
      structured: preview === null && article.source === null ? [structured] : [],
    },
  };
}

async function findArticle(
  { services, brand, locale }: PageContext,
  { id, preview }: { readonly id: string; readonly preview: string | null },
): Promise<NewsArticle> {
  const options = { brand: brand.key, locale, id };
  try {
    return await (preview === null
      ? getNews(services, options)
      : previewNews(services, { ...options, key: preview }));
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') throw new Response(null, { status: 404 });
    throw error;
  }
}

/** What the list shows of an article. `lang` is given where it has not been written in the reader's language. */
function toEntry({ id, title, summary, date, language, fallback, is_sample: isSample }: NewsArticle) {
  return { id, title, summary, date, isSample, lang: fallback ? htmlLangs[language] : null };
}

export type NewsEntry = ReturnType<typeof toEntry>;
export type LeadEntry = Awaited<ReturnType<typeof toLead>>;

/** A page number as an address gives it; anything else means the first page. */
function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}
