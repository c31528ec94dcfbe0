/** Who plays in a league: which teams are known, how much they played, and which of them came up this season. */

type TeamRecord = {
  /** Stable number of the team within its league, in order of first appearance. */
  readonly index: number;
  games: number;
  seasonGames: number;
  /** Games since the team came (back) into the league; Infinity for those that were there from the first season. */
  gamesSinceArrival: number;
  lastSeason: number;
  lastAt: number;
};

export type Roster = {
  season: number;
  /** Null in the league's first season, when no one can be called a newcomer. */
  previous: Set<string> | null;
  current: Set<string>;
  teams: Map<string, TeamRecord>;
  games: number;
};

/** Standing of a team before a game of the given season. */
type Standing = 'unknown' | 'newcomer' | 'known';

export function createRoster(): Roster {
  return { season: Number.NEGATIVE_INFINITY, previous: null, current: new Set(), teams: new Map(), games: 0 };
}

/** Opens a later season; earlier or equal seasons change nothing. Returns true when a season was opened. */
export function openSeason(roster: Roster, season: number): boolean {
  if (season <= roster.season) return false;
  const first = roster.season === Number.NEGATIVE_INFINITY;
  roster.previous = first ? null : roster.current;
  roster.current = new Set();
  roster.season = season;
  for (const record of roster.teams.values()) record.seasonGames = 0;
  return !first;
}

/**
 * Whether the team is new to the league in this season: never seen, or absent from the season before. In a league's first
 * season every team is 'known' from its first game on.
 */
export function standingOf(roster: Roster, team: string, season: number): Standing {
  const record = roster.teams.get(team);
  if (!record) return roster.previous === null && season <= roster.season ? 'unknown' : 'newcomer';
  if (record.lastSeason >= season) return 'known';
  const before = season > roster.season ? roster.current : roster.previous;
  return before === null || before.has(team) ? 'known' : 'newcomer';
}

/** Completed games of the team in the given season. */
export function seasonGamesOf(roster: Roster, team: string, season: number): number {
  const record = roster.teams.get(team);
  return record && season === roster.season && record.lastSeason === season ? record.seasonGames : 0;
}

/** Counts a finished game; the season must be open. Returns the record of the team after the game. */
export function countGame(roster: Roster, team: string, season: number, at: number): TeamRecord {
  const record = enrol(roster, team, season);
  record.games += 1;
  record.seasonGames += 1;
  record.gamesSinceArrival += 1;
  record.lastSeason = season;
  record.lastAt = at;
  roster.current.add(team);
  return record;
}

/** The record of a team before its game, made where the team is new; an arriving team starts to count from 0. */
export function enrol(roster: Roster, team: string, season: number): TeamRecord {
  const standing = standingOf(roster, team, season);
  let record = roster.teams.get(team);
  if (!record) {
    record = {
      index: roster.teams.size,
      games: 0,
      seasonGames: 0,
      gamesSinceArrival: standing === 'newcomer' ? 0 : Number.POSITIVE_INFINITY,
      lastSeason: season,
      lastAt: Number.NEGATIVE_INFINITY,
    };
    roster.teams.set(team, record);
  } else if (standing === 'newcomer') {
    record.gamesSinceArrival = 0;
    record.seasonGames = 0;
    record.lastSeason = season;
  }
  return record;
}
