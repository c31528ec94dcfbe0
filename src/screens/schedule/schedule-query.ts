import { localePath } from '#i18n/locale-path.ts';
import { GAME_STATUSES } from '#terms/games.ts';
import type { Locale } from '#terms/locales.ts';
import { SPORTS } from '#terms/sports.ts';

/** What the address of the schedule says; null where it says nothing, or nothing that there is. */
export type ScheduleQuery = {
  /** YYYY-MM-DD in the display zone; null is today. */
  readonly date: string | null;
  readonly sport: (typeof SPORTS)[number] | null;
  readonly league: string | null;
  readonly status: (typeof GAME_STATUSES)[number] | null;
  /** The display zone, where the address names one. */
  readonly tz: string | null;
  /** '1' for the member's favourites only. */
  readonly mine: '1' | null;
};

/** Reads an address; a word that means nothing is passed over, so that an old link still opens the page. */
export function readQuery(search: URLSearchParams): ScheduleQuery {
  const league = search.get('league');
  return {
    date: search.get('date'),
    sport: SPORTS.find((sport) => sport === search.get('sport')) ?? null,
    league: league !== null && /^[A-Z0-9]{2,16}$/.test(league) ? league : null,
    status: GAME_STATUSES.find((status) => status === search.get('status')) ?? null,
    tz: search.get('tz'),
    mine: search.get('mine') === '1' ? '1' : null,
  };
}

/** The address of the schedule with some of its choices changed; what is null is left out. */
export function scheduleHref(
  locale: Locale,
  query: ScheduleQuery,
  change: Partial<ScheduleQuery> = {},
): string {
  const { date, sport, league, status, tz, mine } = { ...query, ...change };
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ date, sport, league, status, tz, mine })) {
    if (value !== null) search.set(name, value);
  }
  const path = localePath(locale, '/schedule');
  return search.size > 0 ? `${path}?${search}` : path;
}
