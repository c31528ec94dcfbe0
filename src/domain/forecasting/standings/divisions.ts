import { type Division, MLB_DIVISIONS, NBA_DIVISIONS } from '#feeds/embedded/clubs/american-clubs.ts';

export const DIVISIONS = {
  NBA: ['atlantic', 'central', 'southeast', 'northwest', 'pacific', 'southwest'],
  MLB: ['al_east', 'al_central', 'al_west', 'nl_east', 'nl_central', 'nl_west'],
} as const;
export const CONFERENCES = { NBA: ['east', 'west'], MLB: ['american', 'national'] } as const;

export type DivisionId = (typeof DIVISIONS)[keyof typeof DIVISIONS][number];
export type ConferenceId = (typeof CONFERENCES)[keyof typeof CONFERENCES][number];
export type Place = { readonly division: DivisionId; readonly conference: ConferenceId };

/** The first season in which the divisions were as they are now; seasons are compared as texts, which begin with their year. */
const SINCE = { NBA: '2004', MLB: '2013' } as const;
const CLUBS: Readonly<Record<keyof typeof DIVISIONS, readonly Division[]>> = {
  NBA: NBA_DIVISIONS,
  MLB: MLB_DIVISIONS,
};

/**
 * Where each team of a season stands, by its id; null for a league without divisions, for a season before the present ones, and
 * where any team is unknown to them: a division that lacks one would be wrong for all.
 */
export function placesOf(options: {
  readonly leagueId: string;
  readonly season: string;
  readonly teams: readonly { readonly id: string; readonly key: string }[];
}): ReadonlyMap<string, Place> | null {
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
