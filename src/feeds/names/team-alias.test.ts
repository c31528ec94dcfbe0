import { expect, it } from 'vitest';
import { BUNDESLIGA_TEAMS } from './bundesliga-teams.ts';
import { LA_LIGA_TEAMS } from './la-liga-teams.ts';
import { LIGUE1_TEAMS } from './ligue1-teams.ts';
import { MLB_TEAMS } from './mlb-teams.ts';
import { MLS_TEAMS } from './mls-teams.ts';
import { NBA_TEAMS } from './nba-teams.ts';
import { PREMIER_LEAGUE_TEAMS } from './premier-league-teams.ts';
import { SERIE_A_TEAMS } from './serie-a-teams.ts';
import { canonicalTeam } from './team-names.ts';

it.each([
  ['EPL', PREMIER_LEAGUE_TEAMS],
  ['LIGUE1', LIGUE1_TEAMS],
  ['LALIGA', LA_LIGA_TEAMS],
  ['BUNDESLIGA', BUNDESLIGA_TEAMS],
  ['SERIEA', SERIE_A_TEAMS],
  ['MLS', MLS_TEAMS],
  ['NBA', NBA_TEAMS],
  ['MLB', MLB_TEAMS],
] as const)('no alias in %s belongs to two teams', (leagueId, rows) => {
  for (const [name, ...aliases] of rows) {
    for (const alias of aliases) {
      if (alias !== '') expect(canonicalTeam(leagueId, alias)).toBe(name);
    }
  }
});
