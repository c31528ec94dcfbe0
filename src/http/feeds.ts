import type { Context, Hono } from 'hono';
import { type Calendar, showCalendar, showMemberCalendar } from '#domain/calendar/show-calendar.ts';
import { type CalendarEvent, writeCalendar } from '#domain/calendar/write-calendar.ts';
import { listNews } from '#domain/content/list-news.ts';
import { localText } from '#domain/content/localized-text.ts';
import { writeNewsFeed } from '#domain/content/write-news-feed.ts';
import { showSeo } from '#domain/seo/show-seo.ts';
import type { Services } from '#domain/services.ts';
import { formatDate } from '#i18n/format.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { localePath } from '#i18n/locale-path.ts';
import { htmlLangs } from '#i18n/locales.ts';
import { createTranslator, type Translate } from '#i18n/t.ts';
import { AppError } from '#platform/app-error.ts';
import { sha256 } from '#platform/hash.ts';
import type { HttpEnv } from './http-env.ts';

const HOUR_MS = 3_600_000;
/** How long a game takes in a calendar, where nobody knows when it will end. */
const LENGTH_MS = { soccer: 2 * HOUR_MS, basketball: 2.5 * HOUR_MS, baseball: 3 * HOUR_MS } as const;
const NEWS = 30;

type Words = Translate<'notices' | 'sport' | 'frame'>;
type File = { readonly body: string; readonly type: string; readonly cache: string };

/**
 * What other programs subscribe to: the schedule and a member's own games as calendars, the news as RSS. None of it holds what
 * a plan opens. A program that has the newest already is told so in a few bytes.
 */
export function mountFeeds(app: Hono<HttpEnv>, services: Services): void {
  app.get('/:language/schedule.ics', (context) =>
    send(context, async () => {
      const { league, team } = context.req.query();
      const { locale } = context.get('facts');
      const calendar = await showCalendar(services, { locale, league, team });
      return { ...(await calendarFile(context, calendar, 'all')), cache: 'public, max-age=900' };
    }),
  );
  app.get('/:language/calendar/:file', (context) =>
    send(context, async () => {
      const token = /^(.+)\.ics$/.exec(context.req.param('file'))?.[1] ?? '';
      const calendar = await showMemberCalendar(services, { brand: context.get('facts').brand.key, token });
      context.header('Referrer-Policy', 'no-referrer');
      context.header('X-Robots-Tag', 'noindex');
      return { ...(await calendarFile(context, calendar, 'mine')), cache: 'private, max-age=300' };
    }),
  );
  app.get('/:language/news.rss', (context) => send(context, () => newsFile(context, services)));
}

/** Answers a file, or 304 to whoever has it; 404 for what there is not, and in a language that the brand does not speak. */
async function send(context: Context<HttpEnv>, make: () => Promise<File>): Promise<Response> {
  const { languages } = context.get('facts');
  const language = context.req.param('language');
  if (!languages.some(({ language_code: code }) => code === language)) return context.notFound();
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
    if (error instanceof AppError && error.code === 'not_found') return context.text('Not found', 404);
    throw error;
  }
}

async function calendarFile(
  context: Context<HttpEnv>,
  { name, games }: Calendar,
  kind: 'all' | 'mine',
): Promise<Omit<File, 'cache'>> {
  const { brand, locale } = context.get('facts');
  const messages = await loadMessages(locale, ['notices', 'sport', 'frame']);
  const t: Words = createTranslator({ locale, messages, overrides: brand.messageOverrides[locale] });
  const title =
    name === null ? t(`notices.calendar.${kind}`, { brand: brand.name }) : `${brand.name}: ${name}`;
  const body = writeCalendar({
    ...{ name: title, product: brand.name },
    events: games.map((game) => calendarEvent(context, game, t)),
  });
  return { body, type: 'text/calendar; charset=utf-8' };
}

function calendarEvent(context: Context<HttpEnv>, game: Calendar['games'][number], t: Words): CalendarEvent {
  const { brand, locale, origin } = context.get('facts');
  const [home, away] = [localText(game.homeNames, locale), localText(game.awayNames, locale)];
  const { status, homeScore, awayScore } = game;
  const isOver = status === 'completed' && homeScore !== null && awayScore !== null;
  const isCancelled = status === 'canceled';
  const day = formatDate(game.startAt, brand.zone);
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

async function newsFile(context: Context<HttpEnv>, services: Services): Promise<File> {
  const { brand, locale, origin } = context.get('facts');
  const [{ items }, { seo }] = await Promise.all([
    listNews(services, { brand: brand.key, locale, page: 1, perPage: NEWS }),
    showSeo(services, { brand: brand.key, locale, path: '/news' }),
  ]);
  const page = `${origin}${localePath(locale, '/news')}`;
  const body = writeNewsFeed({
    ...{ title: seo.title ?? brand.name, description: seo.description ?? '', page, self: `${page}.rss` },
    lang: htmlLangs[locale],
    entries: items.map(({ id, title, summary, date }) => ({
      ...{ id, title, summary, publishedAt: new Date(date), url: `${page}?id=${id}` },
    })),
  });
  return { body, type: 'application/rss+xml; charset=utf-8', cache: 'public, max-age=900' };
}
