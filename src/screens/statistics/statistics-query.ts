import { SPORTS } from '#terms/sports.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What the address of the page says; null where it says nothing, or nothing that could be. */
export type StatisticsQuery = {
  readonly sport: (typeof SPORTS)[number] | null;
  readonly league: string | null;
  readonly team: string | null;
  readonly vs: string | null;
  readonly season: string | null;
  readonly page: number;
  /** The instant as of which the figures are shown, as ISO text; null for now. */
  readonly asOf: string | null;
};

/** `asOf` is read apart, since a time of the reader's clocks also needs a zone (as-of.server.ts). */
export function readQuery(search: URLSearchParams, asOf: string | null = null): StatisticsQuery {
  const id = (name: string) => {
    const value = search.get(name);
    return value !== null && UUID.test(value) ? value.toLowerCase() : null;
  };
  const league = search.get('league');
  const page = Number(search.get('page'));
  return {
    sport: SPORTS.find((sport) => sport === search.get('sport')) ?? null,
    league: league !== null && /^[A-Z0-9]{2,16}$/.test(league) ? league : null,
    team: id('team'),
    vs: id('vs'),
    season: search.get('season')?.slice(0, 16) || null,
    page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1,
    asOf,
  };
}

/** Another choice of one picker: what hung on the old one falls away, and lists begin at their first page. */
export function chooseIn(
  query: StatisticsQuery,
  picker: 'sport' | 'league' | 'season' | 'team' | 'vs',
  value: string | null,
): StatisticsQuery {
  const none = { team: null, vs: null, season: null, page: 1, asOf: query.asOf };
  switch (picker) {
    case 'sport':
      return { ...none, league: null, sport: SPORTS.find((sport) => sport === value) ?? null };
    case 'league':
      return { ...none, sport: query.sport, league: value };
    case 'season':
      return { ...query, season: value, page: 1 };
    case 'team':
      return { ...query, team: value, vs: value === null || value === query.vs ? null : query.vs, page: 1 };
    case 'vs':
      return { ...query, vs: value };
  }
}
