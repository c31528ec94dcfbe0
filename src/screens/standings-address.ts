import { localePath } from '#i18n/locale-path.ts';
import type { Locale } from '#terms/locales.ts';
import { GROUPINGS } from '#terms/standings.ts';

export const VENUES = ['all', 'home', 'away'] as const;

/** What the address of the standings says; null where it says nothing, or nothing that could be. */
export type StandingsQuery = {
  readonly league: string | null;
  readonly season: string | null;
  readonly venue: (typeof VENUES)[number] | null;
  readonly group: (typeof GROUPINGS)[number] | null;
};

/** Reads an address; a word that means nothing is passed over, so that an old link still opens the page. */
export function readQuery(search: URLSearchParams): StandingsQuery {
  const league = search.get('league');
  return {
    league: league !== null && /^[A-Z0-9]{2,16}$/.test(league) ? league : null,
    season: search.get('season')?.slice(0, 16) || null,
    venue: VENUES.find((venue) => venue === search.get('venue')) ?? null,
    group: GROUPINGS.find((group) => group === search.get('group')) ?? null,
  };
}

/** The address of a league's table; what is null or left out is not said. */
export function standingsHref(locale: Locale, choice: Partial<StandingsQuery>): string {
  const { league, season, venue, group } = choice;
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ league, season, venue, group }))
    if (value) search.set(name, value);
  const path = localePath(locale, '/standings');
  return search.size > 0 ? `${path}?${search}` : path;
}
