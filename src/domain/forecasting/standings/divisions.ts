import { type Division, MLB_DIVISIONS, NBA_DIVISIONS } from '#feeds/embedded/clubs/american-clubs.ts';
import type { LeagueRules } from '#terms/league-rules.ts';
import { GROUPINGS, type Grouping } from '#terms/standings.ts';

const DIVISIONS = {
  NBA: ['atlantic', 'central', 'southeast', 'northwest', 'pacific', 'southwest'],
  MLB: ['al_east', 'al_central', 'al_west', 'nl_east', 'nl_central', 'nl_west'],
} as const;
const CONFERENCES = { NBA: ['east', 'west'], MLB: ['american', 'national'] } as const;

/** A division or conference that the program knows by name, or a part of a league by the id that its rules give it. */
export type Place = { readonly division: string; readonly conference: string };

/** The first season in which the divisions were as they are now; seasons are compared as texts, which begin with their year. */
const SINCE = { NBA: '2004', MLB: '2013' } as const;
const CLUBS: Readonly<Record<keyof typeof DIVISIONS, readonly Division[]>> = {
  NBA: NBA_DIVISIONS,
  MLB: MLB_DIVISIONS,
};

/** What the tables of a season can be grouped by, in which parts, and where each team stands. */
type Parts = {
  readonly places: ReadonlyMap<string, Place> | null;
  readonly groupings: readonly Grouping[];
  /** What is shown where nothing else is asked for. */
  readonly usual: Grouping;
  /** The parts of a grouping in their order. */
  readonly groupIds: (grouping: Grouping) => readonly string[];
};

type SeasonTeams = {
  readonly leagueId: string;
  readonly season: string;
  readonly teams: readonly { readonly id: string; readonly key: string }[];
  readonly rules: Pick<LeagueRules, 'groups'>;
};

const ONE_TABLE: Parts = {
  places: null,
  groupings: ['league'],
  usual: 'league',
  groupIds: () => ['league'],
};

/** The parts of a league in one of its seasons: one table where it has no parts, or where a team is in none of them. */
export function partsOf(season: SeasonTeams): Parts {
  const { leagueId, rules } = season;
  if (rules.groups.length > 0) return partsByRules(season);
  const places = placesOf(season);
  if (places === null || (leagueId !== 'NBA' && leagueId !== 'MLB')) return ONE_TABLE;
  return {
    places,
    groupings: GROUPINGS,
    usual: leagueId === 'NBA' ? 'conference' : 'division',
    groupIds: (grouping) =>
      grouping === 'league'
        ? ['league']
        : grouping === 'division'
          ? DIVISIONS[leagueId]
          : CONFERENCES[leagueId],
  };
}

function partsByRules({ leagueId, teams, rules: { groups } }: SeasonTeams): Parts {
  const groupOf = new Map<string, string>(
    groups.flatMap((group) => group.teams.map((name) => [`${leagueId}/${name}`, group.id] as const)),
  );
  const places = teams.flatMap(({ id, key }) => {
    const group = groupOf.get(key);
    return group === undefined ? [] : [[id, { division: group, conference: group }] as const];
  });
  if (places.length < teams.length) return ONE_TABLE;
  return {
    places: new Map(places),
    groupings: ['league', 'conference'],
    usual: 'conference',
    groupIds: (grouping) => (grouping === 'league' ? ['league'] : groups.map(({ id }) => id)),
  };
}

/**
 * Where each team of a season stands, by its id; null for a league without divisions, for a season before the present ones, and
 * where any team is unknown to them: a division that lacks one would be wrong for all.
 */
function placesOf(options: Omit<SeasonTeams, 'rules'>): ReadonlyMap<string, Place> | null {
  const { leagueId, season, teams } = options;
  if ((leagueId !== 'NBA' && leagueId !== 'MLB') || season < SINCE[leagueId]) return null;
  const known = knownPlaces(leagueId);
  const places = teams.flatMap(({ id, key }) => {
    const place = known.get(key);
    return place === undefined ? [] : [[id, place] as const];
  });
  return places.length === teams.length ? new Map(places) : null;
}

function knownPlaces(leagueId: keyof typeof DIVISIONS): ReadonlyMap<string, Place> {
  const perConference = DIVISIONS[leagueId].length / CONFERENCES[leagueId].length;
  return new Map(
    DIVISIONS[leagueId].flatMap((division, index) => {
      const conference = CONFERENCES[leagueId][Math.floor(index / perConference)];
      if (conference === undefined) return [];
      const clubs = CLUBS[leagueId][index] ?? [];
      return clubs.map(([name]) => [`${leagueId}/${name}`, { division, conference }] as const);
    }),
  );
}
