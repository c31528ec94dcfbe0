import { listFavouriteKeys } from '#domain/accounts/favourite/list-favourites.ts';
import { findScoresKnown } from '#domain/forecasting/sport/find-scores-known.ts';
import { listGames } from '#domain/forecasting/sport/list-games.ts';
import { listLeagues } from '#domain/forecasting/sport/list-leagues.ts';
import { businessConstants } from '#domain/foundation/setting/business-constants.ts';
import { listGamePicks } from '#domain/picks/pick/list-game-picks.ts';
import { formatDate, formatDateTime, formatLongDay, formatWeekday } from '#i18n/format.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { createTranslator } from '#i18n/t.ts';
import { nameZone, zoneLabel } from '#i18n/zone-labels.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import type { Locale } from '#terms/locales.ts';
import type { PageContext } from '../../page/page-context.ts';
import { readDisplayZone } from '../display-zone.ts';
import { picksByGame } from '../game/game-picks.ts';
import { shownGame } from '../game/shown-game.ts';
import { loadPageTexts } from '../page-texts.server.ts';
import { isShownStatsOnly } from '../stats-only.server.ts';
import { loadKits } from '../team/page-kits.server.ts';
import { dayWindow } from './day-window.server.ts';
import { readQuery, scheduleHref } from './schedule-query.ts';
import { chooseDate, stripDates, weekAway } from './strip-dates.ts';

/** More games than the leagues that we cover can play on a day. */
const MAX_GAMES = 500;

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

/** The address of the day that is shown where the one that was asked for names another, or none of the calendar; null where it is right. */
export function addressOfShownDay({ services, locale }: PageContext, request: Request): string | null {
  const query = readQuery(new URL(request.url).searchParams);
  if (query.date === null) return null;
  const { zone } = readDisplayZone(request, BRAND_ZONE);
  const today = formatDate(services.clock.now(), zone);
  const date = chooseDate(query.date, today);
  if (date === query.date) return null;
  return scheduleHref(locale, { ...query, date: date === today ? null : date });
}

/** All games of one day in the reader's zone; which of them are shown is the filters' business, in the page itself. */
export async function loadSchedule(context: PageContext, request: Request) {
  const { services, brand, locale, member, origin } = context;
  const display = readDisplayZone(request, BRAND_ZONE);
  const query = readQuery(new URL(request.url).searchParams);
  const now = services.clock.now();
  const today = formatDate(now, display.zone);
  const date = chooseDate(query.date, today);
  const window = dayWindow(date, display.zone, now);
  const hasPicks = !isShownStatsOnly(context);
  const [messages, frameMessages, page, leagues, texts, favourites, scoresAt, kitsOf] = await Promise.all([
    loadMessages(locale, [
      'schedule',
      'sport',
      ...(hasPicks ? (['game-picks'] as const) : []),
      ...(member === null ? [] : (['favourite'] as const)),
    ]),
    loadMessages(locale, ['frame']),
    listGames(services, { locale, ...window, page: 1, perPage: MAX_GAMES }),
    listLeagues(services, { locale }),
    loadPageTexts(context),
    member === null ? null : listFavouriteKeys(services, member.id),
    findScoresKnown(services, { asOf: now }),
    loadKits(context),
  ]);
  const picks = hasPicks
    ? await listGamePicks(services, {
        locale,
        gameIds: page.games.map(({ id }) => id),
        isEntitled: member?.isEntitled === true,
      })
    : null;
  for (const { start_at: startAt, status } of page.games)
    if (status === 'not_started') context.goodUntil?.(new Date(startAt));
  const t = createTranslator<'schedule' | 'frame'>({
    locale,
    messages: { ...messages, ...frameMessages },
    overrides: brand.messageOverrides[locale],
  });
  const bounds = {
    start_time: formatDateTime(window.from, display.zone),
    end_time: formatDateTime(window.until, display.zone),
  };
  return {
    locale,
    messages,
    display,
    // Written here, because a browser may put other marks between the same words.
    dayName: formatLongDay(window.from, display.zone, locale),
    zoneName: nameZone(display.zone, window.from, locale),
    offset: zoneLabel(display.zone, window.from, locale).offset,
    date,
    today,
    favourites,
    origin,
    window: { from: window.from.toISOString(), until: window.until.toISOString() },
    games: page.games.map(shownGame),
    kits: kitsOf(page.games.flatMap(({ home, away }) => [home, away])),
    /** By the id of their game; null where nothing about bets is shown. */
    picks: picks && picksByGame(picks, businessConstants.unitUsd),
    asOf: page.asOf.toISOString(),
    scoresAt: scoresAt.toISOString(),
    isLive:
      (window.from <= now && now <= window.until) || page.games.some((game) => game.status === 'in_progress'),
    leagues: leagues.map(({ id, name, sport }) => ({ id, name, sport })),
    strip: stripDates(today, date).map((day) => ({ date: day, ...dayLabels(day, locale) })),
    earlier: weekAway(date, today, -1),
    later: weekAway(date, today, 1),
    zones: [...new Set([display.zone, BRAND_ZONE, ...ZONES])].map((zone) => ({
      zone,
      ...zoneLabel(zone, window.from, locale),
    })),
    meta: {
      ...texts,
      description: t('schedule.description', bounds),
    },
  };
}

export type ScheduleData = Awaited<ReturnType<typeof loadSchedule>>;

/** The weekday of a calendar date; a date has no zone, so it is read where it stays itself. */
function dayLabels(date: string, locale: Locale) {
  const noon = `${date}T12:00:00Z`;
  return {
    weekday: formatWeekday(noon, 'UTC', locale),
    longWeekday: formatWeekday(noon, 'UTC', locale, 'long'),
  };
}
