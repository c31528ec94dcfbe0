import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#terms/locales.ts';
import { isZone } from '../time/zone-offset.ts';
import { findLeague, getLeague, LEAGUE_IDS, LEAGUES } from './leagues.ts';
import { canonicalTeam, listTeams, teamNames } from './team-names.ts';
import { findTeamZone } from './team-zones.ts';

type PublishedGame = {
  readonly division: string;
  readonly home_team: string;
  readonly away_team: string;
};

/** The public-domain seasons from which the embedded data is made; the package exports its code only, so by path. */
function readPublishedGames(): readonly PublishedGame[] {
  const packageMain = createRequire(import.meta.url).resolve('vega-datasets');
  return JSON.parse(readFileSync(join(dirname(packageMain), '..', 'data', 'football.json'), 'utf8'));
}

describe('leagues', () => {
  it('are the eight, each named in four languages and set in a real zone', () => {
    expect(LEAGUES.map((league) => league.id)).toEqual([...LEAGUE_IDS]);
    for (const league of LEAGUES) {
      expect(Object.keys(league.names).sort()).toEqual([...LOCALES].sort());
      expect(Object.values(league.names).every((name) => name.trim() !== '')).toBe(true);
      expect(isZone(league.zone)).toBe(true);
    }
  });

  it('are found by id alone', () => {
    expect(findLeague('MLB')?.sport).toBe('baseball');
    expect(findLeague('mlb')).toBeNull();
    expect(getLeague('MLB')).toBe(findLeague('MLB'));
    expect(() => getLeague('mlb')).toThrow('mlb');
  });
});

describe('team names', () => {
  it.each(LEAGUE_IDS)('no two teams of %s share a name in any language', (leagueId) => {
    const teams = listTeams(leagueId);
    expect(teams.length).toBeGreaterThan(28);
    for (const locale of LOCALES) {
      expect(new Set(teams.map((team) => teamNames(leagueId, team)[locale])).size).toBe(teams.length);
    }
  });

  it.each(LEAGUE_IDS)('every name that is shown for a team of %s leads back to that team', (leagueId) => {
    for (const team of listTeams(leagueId)) {
      for (const locale of LOCALES) {
        expect(canonicalTeam(leagueId, teamNames(leagueId, team)[locale])).toBe(team);
      }
    }
  });

  it('every team of the public-domain seasons is known', () => {
    const divisions: Readonly<Record<string, string>> = {
      'English Premier League': 'EPL',
      'Primera Division': 'LALIGA',
      'Deutsche Bundesliga': 'BUNDESLIGA',
      'Serie A': 'SERIEA',
    };
    const unknown = new Set<string>();
    const seen = new Set<string>();
    for (const game of readPublishedGames()) {
      const leagueId = divisions[game.division];
      if (leagueId === undefined) continue;
      for (const team of [game.home_team, game.away_team]) {
        const name = canonicalTeam(leagueId, team);
        if (name === null) unknown.add(`${leagueId}/${team}`);
        else seen.add(`${leagueId}/${name}`);
      }
    }
    expect([...unknown]).toEqual([]);
    expect(seen.size).toBe(103);
  });

  it('Hong Kong has its own names where it writes them differently from Taiwan', () => {
    expect(teamNames('EPL', 'Arsenal')).toEqual({
      en: 'Arsenal',
      zh_TW: '兵工廠',
      zh_HK: '阿仙奴',
      vi: 'Arsenal',
    });
    expect(teamNames('LALIGA', 'Barcelona').zh_HK).toBe('巴塞隆拿');
    expect(teamNames('EPL', 'Liverpool').zh_HK).toBe('利物浦');
    expect(teamNames('EPL', 'Wigan')).toMatchObject({ zh_TW: '維根', zh_HK: '韋根' });
    expect(teamNames('LALIGA', 'Zaragoza')).toMatchObject({ zh_TW: '薩拉戈薩', zh_HK: '薩拉戈斯' });
  });

  it('accents, case, dots and franchise moves do not hide a team', () => {
    expect(canonicalTeam('BUNDESLIGA', 'FC Bayern München')).toBe('Bayern Munich');
    expect(canonicalTeam('BUNDESLIGA', '1. fc koeln')).toBeNull();
    expect(canonicalTeam('BUNDESLIGA', '1. FC KOLN')).toBe('FC Koln');
    expect(canonicalTeam('MLB', 'Cleveland Indians')).toBe('Cleveland Guardians');
    expect(canonicalTeam('NBA', 'LA Clippers')).toBe('Los Angeles Clippers');
  });

  it('an unknown team keeps its own name and an unknown league knows no one', () => {
    expect(teamNames('EPL', 'Wrexham').zh_TW).toBe('Wrexham');
    expect(canonicalTeam('EPL', 'Wrexham')).toBeNull();
    expect(canonicalTeam('EPL', '')).toBeNull();
    expect(canonicalTeam('EPL', '__proto__')).toBeNull();
    expect(canonicalTeam('KBO', 'Arsenal')).toBeNull();
    expect(listTeams('KBO')).toEqual([]);
  });

  it('every ground has a real zone and every zone belongs to a listed team', () => {
    for (const leagueId of LEAGUE_IDS) {
      for (const team of listTeams(leagueId)) {
        const zone = findTeamZone(leagueId, team);
        if (zone !== null) expect(isZone(zone)).toBe(true);
      }
    }
    expect(findTeamZone('NBA', 'Los Angeles Lakers')).toBe('America/Los_Angeles');
    expect(findTeamZone('EPL', 'Arsenal')).toBeNull();
  });
});
