import { showSeo } from '#domain/seo/show-seo.ts';
import { listGames } from '#domain/sport/list-games.ts';
import { listLeagues } from '#domain/sport/list-leagues.ts';
import { formatDate, formatDateTime, formatWeekday, formatZoneOffset } from '#i18n/format.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { parseLocalePath } from '#i18n/locale-path.ts';
import type { Locale } from '#i18n/locales.ts';
import { createTranslator } from '#i18n/t.ts';
import type { PageFacts } from '../../page-context.ts';
import { readDisplayZone } from '../display-zone.ts';
import { dayWindow } from './day-window.server.ts';
import { readQuery } from './schedule-query.ts';
import { chooseDate, stripDates, weekAway } from './strip-dates.ts';

/** More games than the leagues that we cover can play on a day. */
const MOST_GAMES = 500;

/** The zones that are offered beside the reader's own: where the leagues play and where the readers live. */
const ZONES = [
  'Asia/Taipei',
  'Asia/Hong_Kong',
  'Asia/Ho_Chi_Minh',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Europe/London',
  'Europe/Paris',
  'America/New_York',
  'America/Los_Angeles',
  'UTC',
] as const;

/** All games of one day in the reader's zone; which of them are shown is the filters' business, in the page itself. */
export async function loadSchedule(facts: PageFacts, request: Request) {
  const { services, brand } = facts;
  const url = new URL(request.url);
  const locale = parseLocalePath(url.pathname).locale ?? facts.locale;
  const display = readDisplayZone(request, brand.zone);
  const query = readQuery(url.searchParams);
  const now = services.clock.now();
  const today = formatDate(now, display.zone);
  const date = chooseDate(query.date, today);
  const window = dayWindow(date, display.zone, now);
  const [messages, page, leagues, { seo }] = await Promise.all([
    loadMessages(locale, ['schedule', 'sport', 'frame', 'errors', 'ui']),
    listGames(services, { locale, ...window, page: 1, perPage: MOST_GAMES }),
    listLeagues(services, { locale }),
    showSeo(services, { brand: brand.key, path: '/schedule', locale }),
  ]);
  const overrides = brand.messageOverrides[locale];
  const t = createTranslator<'schedule'>({ locale, messages, overrides });
  const bounds = {
    start_time: formatDateTime(window.from, display.zone),
    end_time: formatDateTime(window.until, display.zone),
  };
  return {
    ...{ locale, messages, overrides, display, date, today },
    ...{ games: page.games, asOf: page.asOf.toISOString() },
    isLive:
      (window.from <= now && now <= window.until) || page.games.some((game) => game.status === 'in_progress'),
    leagues: leagues.map(({ id, name, sport }) => ({ id, name, sport })),
    strip: stripDates(today, date).map((day) => ({ date: day, ...dayWords(day, locale) })),
    earlier: weekAway(date, today, -1),
    later: weekAway(date, today, 1),
    zones: [...new Set([display.zone, brand.zone, ...ZONES])].map((zone) => ({
      zone,
      offset: formatZoneOffset(window.from, zone),
    })),
    meta: {
      title: seo.title ?? t('schedule.title'),
      description: t('schedule.description', bounds),
      keywords: seo.keywords,
      noindex: seo.noindex,
      siteName: brand.name,
    },
  };
}

export type ScheduleData = Awaited<ReturnType<typeof loadSchedule>>;

/** The weekday of a calendar date; a date has no zone, so it is read where it stays itself. */
function dayWords(date: string, locale: Locale) {
  const noon = `${date}T12:00:00Z`;
  return {
    weekday: formatWeekday(noon, 'UTC', locale),
    longWeekday: formatWeekday(noon, 'UTC', locale, 'long'),
  };
}
