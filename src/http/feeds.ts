import type { Context, Hono } from 'hono';
import { type Calendar, showCalendar, showMemberCalendar } from '#domain/accounts/calendar/show-calendar.ts';
import { type CalendarEvent, writeCalendar } from '#domain/accounts/calendar/write-calendar.ts';
import { listNews } from '#domain/content/news/list-news.ts';
import { writeNewsFeed } from '#domain/content/news/write-news-feed.ts';
import { showSeo } from '#domain/content/seo/show-seo.ts';
import { localText } from '#domain/foundation/text/localized-text.ts';
import type { Services } from '#domain/services.ts';
import { formatDate } from '#i18n/format.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { localePath } from '#i18n/locale-path.ts';
import { htmlLangs } from '#i18n/locales.ts';
import { createTranslator, type Translate } from '#i18n/t.ts';
import { AppError } from '#platform/app-error.ts';
import { countedAddress } from '#platform/counted-address.ts';
import { sha256 } from '#platform/hash.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import { HOUR_MS } from '#terms/durations.ts';
import type { Locale } from '#terms/locales.ts';
import type { HttpEnv } from './http-env.ts';
import { createRateLimit } from './rate-limit.ts';

/** How long a game takes in a calendar, where no one knows when it will end. */
const LENGTH_MS = { soccer: 2 * HOUR_MS, basketball: 2.5 * HOUR_MS, baseball: 3 * HOUR_MS } as const;
const NEWS = 30;
/** A program asks once in a quarter of an hour; some ask for many readers from one address. */
export const FEEDS_A_MINUTE = 60;

/** What all readers of a language may share, and what is one member's. */
const KEEP = { all: 'public, max-age=900', own: 'private, max-age=300' } as const;

type Translator = Translate<'notices' | 'sport' | 'frame'>;
type File = { readonly body: string; readonly type: string; readonly cache: string };
type Make = (context: Context<HttpEnv>, locale: Locale) => Promise<File>;

/**
 * What other programs subscribe to: the schedule and a member's own games as calendars, the news as RSS. None of it holds what
 * a plan opens. A program that has the newest already gets an answer of a few bytes.
 */
export function mountFeeds(app: Hono<HttpEnv>, services: Services): void {
  const limit = services.env.RATE_LIMITS ? createRateLimit({ points: FEEDS_A_MINUTE, durationS: 60 }) : null;
  const mount = (path: string, make: Make) =>
    app.get(path, async (context) => {
      // The address alone says the language: anyone who shares the answer asked for the same one.
      const language = context.req.param('language');
      const spoken = context
        .get('requestContext')
        .languages.find(({ language_code: code }) => code === language);
      if (spoken === undefined) return context.notFound();
      return answer(context, async () => {
        await limit?.(countedAddress(context.get('requestContext').clientIp));
        return make(context, spoken.language_code);
      });
    });
  mount('/:language/schedule.ics', async (context, locale) => {
    const { league, team } = context.req.query();
    const calendar = await showCalendar(services, { locale, league, team });
    return { ...(await calendarFile(context, locale, { calendar, kind: 'all' })), cache: KEEP.all };
  });
  mount('/:language/calendar/:file', async (context, locale) => {
    const token = /^(.+)\.ics$/.exec(context.req.param('file') ?? '')?.[1] ?? '';
    const { brand } = context.get('requestContext');
    const calendar = await showMemberCalendar(services, { brand: brand.key, token });
    context.header('Referrer-Policy', 'no-referrer');
    return { ...(await calendarFile(context, locale, { calendar, kind: 'mine' })), cache: KEEP.own };
  });
  mount('/:language/news.rss', (context, locale) => newsFile(context, locale, services));
}

/** Answers a file, or 304 to anyone who has it; 404 for what there is not, 429 to who asks too often. */
async function answer(context: Context<HttpEnv>, make: () => Promise<File>): Promise<Response> {
  // Search engines list the pages; a file for programs would only stand in their way.
  context.header('X-Robots-Tag', 'noindex');
  try {
    const { body, type, cache } = await make();
    const tag = `"${sha256(body).slice(0, 32)}"`;
    context.header('Cache-Control', cache);
    context.header('ETag', tag);
    context.header('Content-Type', type);
    const known = context.req
      .header('If-None-Match')
      ?.split(',')
      .map((one) => one.trim().replace(/^W\//, ''));
    return known?.includes(tag) ? context.body(null, 304) : context.body(body);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    context.header('Cache-Control', 'no-store');
    if (error.code === 'not_found') return context.text('Not found', 404);
    if (error.code !== 'too_many') throw error;
    return context.text('Too many requests', 429, { 'Retry-After': String(error.retryAfterS ?? 60) });
  }
}

async function calendarFile(
  context: Context<HttpEnv>,
  locale: Locale,
  { calendar: { name, games }, kind }: { readonly calendar: Calendar; readonly kind: 'all' | 'mine' },
): Promise<Omit<File, 'cache'>> {
  const { brand } = context.get('requestContext');
  const messages = await loadMessages(locale, ['notices', 'sport', 'frame']);
  const t: Translator = createTranslator({ locale, messages, overrides: brand.messageOverrides[locale] });
  const title =
    name === null ? t(`notices.calendar.${kind}`, { brand: brand.name }) : `${brand.name}: ${name}`;
  const body = writeCalendar({
    name: title,
    product: brand.name,
    events: games.map((game) => calendarEvent(context, game, { locale, t })),
  });
  return { body, type: 'text/calendar; charset=utf-8' };
}

function calendarEvent(
  context: Context<HttpEnv>,
  game: Calendar['games'][number],
  { locale, t }: { readonly locale: Locale; readonly t: Translator },
): CalendarEvent {
  const { brand, origin } = context.get('requestContext');
  const [home, away] = [localText(game.homeNames, locale), localText(game.awayNames, locale)];
  const { status, homeScore, awayScore } = game;
  const isOver = status === 'completed' && homeScore !== null && awayScore !== null;
  const isCancelled = status === 'canceled';
  const day = formatDate(game.startAt, BRAND_ZONE);
  return {
    uid: `${game.id}@${brand.hosts[0] ?? brand.key}`,
    start: game.startAt,
    end: new Date(game.startAt.getTime() + LENGTH_MS[game.sport]),
    summary: `${home} ${isOver ? `${homeScore}–${awayScore}` : '–'} ${away}`,
    description: [
      localText(game.leagueNames, locale),
      ...(isCancelled ? [t('sport.status.match_canceled')] : []),
      t(`frame.origin.${game.origin}`),
    ].join('\n'),
    category: localText(game.leagueNames, locale),
    url: `${origin}${localePath(locale, '/schedule')}?date=${day}&league=${game.leagueId}`,
    isCancelled,
    sequence: game.moves + (isCancelled ? 1 : 0),
    changedAt: game.changedAt,
  };
}

async function newsFile(context: Context<HttpEnv>, locale: Locale, services: Services): Promise<File> {
  const { brand, origin } = context.get('requestContext');
  const [{ items }, { seo }] = await Promise.all([
    listNews(services, { brand: brand.key, locale, page: 1, perPage: NEWS }),
    showSeo(services, { brand: brand.key, locale, path: '/news' }),
  ]);
  const page = `${origin}${localePath(locale, '/news')}`;
  const body = writeNewsFeed({
    title: seo.title ?? brand.name,
    description: seo.description ?? '',
    page,
    self: `${page}.rss`,
    lang: htmlLangs[locale],
    entries: items.map(({ id, title, summary, date }) => ({
      id,
      title,
      summary,
      publishedAt: new Date(date),
      url: `${page}?id=${id}`,
    })),
  });
  return { body, type: 'application/rss+xml; charset=utf-8', cache: KEEP.all };
}
