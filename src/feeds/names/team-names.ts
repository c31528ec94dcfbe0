import { BUNDESLIGA_TEAMS } from './bundesliga-teams.ts';
import { LA_LIGA_TEAMS } from './la-liga-teams.ts';
import type { LocalNames } from './leagues.ts';
import { LIGUE1_TEAMS } from './ligue1-teams.ts';
import { MLB_TEAMS } from './mlb-teams.ts';
import { MLS_TEAMS } from './mls-teams.ts';
import { NBA_TEAMS } from './nba-teams.ts';
import { PREMIER_LEAGUE_TEAMS } from './premier-league-teams.ts';
import { SERIE_A_TEAMS } from './serie-a-teams.ts';
import type { TeamRow } from './team-row.ts';

type League = {
  readonly names: ReadonlyMap<string, LocalNames>;
  readonly byAlias: ReadonlyMap<string, string>;
};

/** Accents, case, dots, apostrophes and spaces differ between sources; none of them distinguishes two clubs. */
function aliasKey(text: string): string {
  return text
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

function readLeague(rows: readonly TeamRow[]): League {
  const names = new Map<string, LocalNames>();
  const byAlias = new Map<string, string>();
  for (const [name, english, taiwan, hongKong, ...aliases] of rows) {
    const zhTw = taiwan || english;
    names.set(name, { en: english, zh_TW: zhTw, zh_HK: hongKong || zhTw, vi: english });
    for (const alias of [name, english, taiwan, hongKong, ...aliases]) {
      if (alias !== '') byAlias.set(aliasKey(alias), name);
    }
  }
  return { names, byAlias };
}

const LEAGUES: ReadonlyMap<string, League> = new Map([
  ['EPL', readLeague(PREMIER_LEAGUE_TEAMS)],
  ['LIGUE1', readLeague(LIGUE1_TEAMS)],
  ['LALIGA', readLeague(LA_LIGA_TEAMS)],
  ['BUNDESLIGA', readLeague(BUNDESLIGA_TEAMS)],
  ['SERIEA', readLeague(SERIE_A_TEAMS)],
  ['MLS', readLeague(MLS_TEAMS)],
  ['NBA', readLeague(NBA_TEAMS)],
  ['MLB', readLeague(MLB_TEAMS)],
]);

/** Key names of all teams that are known for the league, past and present, in the order of the file; empty if unknown. */
export function listTeams(leagueId: string): readonly string[] {
  return [...(LEAGUES.get(leagueId)?.names.keys() ?? [])];
}

/** The team's name in en, zh_TW, zh_HK and vi; a team that is not listed keeps the name it came with. */
export function teamNames(leagueId: string, name: string): LocalNames {
  return (
    LEAGUES.get(leagueId)?.names.get(name) ?? {
      en: name,
      zh_TW: name,
      zh_HK: name,
      vi: name,
    }
  );
}

/**
 * The key name of a team from any alias of it: football-data's, openfootball's, a full name, or one of the names
 * that are shown. Null where the league or the team is not known.
 */
export function canonicalTeam(leagueId: string, alias: string): string | null {
  const league = LEAGUES.get(leagueId);
  if (league === undefined) return null;
  return league.names.has(alias) ? alias : (league.byAlias.get(aliasKey(alias)) ?? null);
}
