import type { Grouping } from './league-standings.ts';

/** What a place of a table leads to when the season ends there. */
export type Zone =
  | 'champions'
  | 'europa'
  | 'playoffs'
  | 'play_in'
  | 'division'
  | 'relegation_playoff'
  | 'relegation';

type ZonePlaces = {
  readonly zone: Zone;
  /** The first and the last place; counted from the foot of the table where negative, so that -1 is its last place. */
  readonly from: number;
  readonly to: number;
};

type Rules = {
  /** The first season with these rules; seasons are compared as texts, which begin with their year. */
  readonly since: string;
  /** In which tables they hold. */
  readonly grouping: Grouping;
  readonly places: readonly ZonePlaces[];
};

const zone = (name: Zone, from: number, to: number): ZonePlaces => ({ zone: name, from, to });

const LAST_THREE = zone('relegation', -3, -1);
const LAST_TWO_AND_PLAYOFF = [zone('relegation_playoff', -3, -3), zone('relegation', -2, -1)];

/**
 * What the places of a table lead to by the rules of each league, the newest rules first: as far as the place alone decides it. Winners
 * of cups, and a country's place in the ranking of Europe, move European places; wild cards of baseball are counted across divisions. A
 * league or a season that is not named here has none.
 */
const RULES: Readonly<Record<string, readonly Rules[]>> = {
  EPL: [
    {
      since: '2009',
      grouping: 'league',
      places: [zone('champions', 1, 4), zone('europa', 5, 5), LAST_THREE],
    },
  ],
  LALIGA: [
    {
      since: '2009',
      grouping: 'league',
      places: [zone('champions', 1, 4), zone('europa', 5, 5), LAST_THREE],
    },
  ],
  SERIEA: [
    {
      since: '2017',
      grouping: 'league',
      places: [zone('champions', 1, 4), zone('europa', 5, 5), LAST_THREE],
    },
    {
      since: '2012',
      grouping: 'league',
      places: [zone('champions', 1, 3), zone('europa', 4, 5), LAST_THREE],
    },
  ],
  BUNDESLIGA: [
    {
      since: '2012',
      grouping: 'league',
      places: [zone('champions', 1, 4), zone('europa', 5, 5), ...LAST_TWO_AND_PLAYOFF],
    },
  ],
  LIGUE1: [
    {
      since: '2023',
      grouping: 'league',
      places: [zone('champions', 1, 4), zone('europa', 5, 5), ...LAST_TWO_AND_PLAYOFF],
    },
    {
      since: '2022',
      grouping: 'league',
      places: [zone('champions', 1, 3), zone('europa', 4, 4), zone('relegation', -4, -1)],
    },
    {
      since: '2016',
      grouping: 'league',
      places: [zone('champions', 1, 3), zone('europa', 4, 4), ...LAST_TWO_AND_PLAYOFF],
    },
    {
      since: '2011',
      grouping: 'league',
      places: [zone('champions', 1, 3), zone('europa', 4, 4), LAST_THREE],
    },
  ],
  NBA: [
    { since: '2020', grouping: 'conference', places: [zone('playoffs', 1, 6), zone('play_in', 7, 10)] },
    { since: '2015', grouping: 'conference', places: [zone('playoffs', 1, 8)] },
  ],
  MLB: [{ since: '2013', grouping: 'division', places: [zone('division', 1, 1)] }],
};

type ShownZone = { readonly zone: Zone; readonly from: number; readonly to: number };

/** The zones of a table of so many teams, from its head to its foot; none where only the games at home or away are counted. */
export function zonesOf(options: {
  readonly league: string;
  readonly season: string;
  readonly grouping: Grouping;
  readonly venue: 'all' | 'home' | 'away';
  readonly teams: number;
}): readonly ShownZone[] {
  if (options.venue !== 'all') return [];
  const rules = RULES[options.league]?.find(({ since }) => options.season.slice(0, since.length) >= since);
  if (rules === undefined || rules.grouping !== options.grouping) return [];
  const place = (number: number) => (number < 0 ? options.teams + 1 + number : number);
  const zones = rules.places.map((one) => ({ zone: one.zone, from: place(one.from), to: place(one.to) }));
  // A table that has too few teams for its zones is not the one that the rules are of.
  const isWhole = zones.every(
    ({ from, to }, index) => from > (zones[index - 1]?.to ?? 0) && to <= options.teams,
  );
  return isWhole ? zones : [];
}
