import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#terms/durations.ts';
import type { ArchiveGame } from '../archive.ts';
import { LEAGUE_IDS } from '../names/leagues.ts';
import { listTeams } from '../names/team-names.ts';
import { planGame } from '../replay/plan-game.ts';
import { resultAfterMs } from './bookmaker/price-games.ts';
import { readEmbedded, readEmbeddedLeague } from './read-embedded.ts';

const REAL: readonly string[] = ['EPL', 'LALIGA', 'BUNDESLIGA', 'SERIEA'];
const games = await readEmbedded();
const byLeague = Map.groupBy(games, (game) => game.leagueId);
const ofLeague = (leagueId: string): ArchiveGame[] => byLeague.get(leagueId) ?? [];
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const deviation = (values: readonly number[]): number => {
  const centre = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - centre) ** 2)));
};
const totals = (list: readonly ArchiveGame[]): number[] =>
  list.map((game) => game.homeScore + game.awayScore);
const margins = (list: readonly ArchiveGame[]): number[] =>
  list.map((game) => game.homeScore - game.awayScore);

function seasonSizes(leagueId: string): Record<string, number> {
  const seasons = Map.groupBy(ofLeague(leagueId), (game) => game.season);
  return Object.fromEntries([...seasons].map(([season, list]) => [season, list.length]));
}

describe('the embedded seasons', () => {
  it('are complete', () => {
    const seven = (size: number) =>
      Object.fromEntries([12, 13, 14, 15, 16, 17, 18].map((year) => [`20${year}-${year + 1}`, size]));
    for (const leagueId of ['EPL', 'LALIGA', 'SERIEA']) expect(seasonSizes(leagueId)).toEqual(seven(380));
    expect(seasonSizes('BUNDESLIGA')).toEqual(seven(306));
    expect(seasonSizes('LIGUE1')).toEqual({
      '2014-15': 380,
      '2015-16': 380,
      '2016-17': 380,
      '2017-18': 380,
      '2018-19': 380,
    });
    expect(seasonSizes('MLS')).toEqual({ '2015': 340, '2016': 340, '2017': 374, '2018': 374 });
    expect(seasonSizes('NBA')).toEqual({ '2015-16': 1230, '2016-17': 1230, '2017-18': 1230 });
    expect(seasonSizes('MLB')).toEqual({ '2016': 2430, '2017': 2430, '2018': 2430 });
  });

  it('say what is simulated', () => {
    const wrong = games.filter(({ leagueId, seasonStartYear, origin }) => {
      const isReal = seasonStartYear >= 2013 && seasonStartYear <= 2016 && REAL.includes(leagueId);
      return origin !== (isReal ? 'mixed' : 'simulated');
    });
    expect(wrong).toEqual([]);
  });

  it('never let a club play twice on a day', () => {
    for (const leagueId of LEAGUE_IDS) {
      const days = ofLeague(leagueId).flatMap((game) => [
        `${game.home} ${game.gameDay}`,
        `${game.away} ${game.gameDay}`,
      ]);
      expect(new Set(days).size).toBe(days.length);
    }
  });

  it('are the same at every reading', () => {
    for (const leagueId of ['MLS', 'NBA']) {
      expect(isDeepStrictEqual(readEmbeddedLeague(leagueId), ofLeague(leagueId))).toBe(true);
    }
  });

  it('name only clubs that have names in all languages', () => {
    const unknown = games.flatMap((game) =>
      [game.home, game.away].filter((club) => !listTeams(game.leagueId).includes(club)),
    );
    expect([...new Set(unknown)]).toEqual([]);
  });

  it('end early enough for what the bookmaker may know, an hour of summer time included', () => {
    for (const leagueId of LEAGUE_IDS) {
      const sport = leagueId === 'NBA' ? 'basketball' : leagueId === 'MLB' ? 'baseball' : 'soccer';
      const longest = Math.max(...ofLeague(leagueId).map((game) => planGame(game, 'replay').endsMs));
      expect(longest + HOUR_MS).toBeLessThanOrEqual(resultAfterMs(sport));
    }
  });
});

describe('simulated scores', () => {
  const simulated = (leagueId: string) => ofLeague(leagueId).filter((game) => game.origin === 'simulated');

  it.each(['EPL', 'LALIGA', 'BUNDESLIGA', 'SERIEA', 'LIGUE1', 'MLS'])(
    '%s: goals, home edge and draws of soccer',
    (leagueId) => {
      const list = simulated(leagueId);
      expect(mean(totals(list))).toBeGreaterThan(2.4);
      expect(mean(totals(list))).toBeLessThan(3.2);
      expect(mean(margins(list))).toBeGreaterThan(0.2);
      expect(mean(margins(list))).toBeLessThan(0.65);
      const draws = mean(margins(list).map((margin) => (margin === 0 ? 1 : 0)));
      expect(draws).toBeGreaterThan(0.2);
      expect(draws).toBeLessThan(0.31);
    },
  );

  it('NBA: totals, margins and overtime; 82 games, 41 at home, never three nights running', () => {
    const list = ofLeague('NBA');
    expect(mean(totals(list))).toBeCloseTo(211, -1);
    expect(deviation(totals(list))).toBeLessThan(21);
    expect(deviation(margins(list))).toBeGreaterThan(11.5);
    expect(deviation(margins(list))).toBeLessThan(14.5);
    expect(margins(list)).not.toContain(0);
    const overtime = mean(list.map((game) => (game.overtime ? 1 : 0)));
    expect(overtime).toBeGreaterThan(0.035);
    expect(overtime).toBeLessThan(0.08);
    for (const season of Map.groupBy(list, (game) => game.season).values()) {
      for (const [club, home] of Map.groupBy(season, (game) => game.home)) {
        expect(home).toHaveLength(41);
        const days = season
          .filter((game) => game.home === club || game.away === club)
          .map((game) => Date.parse(game.gameDay));
        days.sort((a, b) => a - b);
        expect(days).toHaveLength(82);
        expect(days.some((day, index) => days[index + 2] === day + 2 * DAY_MS)).toBe(false);
        const secondNights = days.filter((day, index) => days[index + 1] === day + DAY_MS).length;
        expect(secondNights).toBeGreaterThan(4);
        expect(secondNights).toBeLessThan(28);
      }
    }
  });

  it('MLB: over-dispersed runs, no ties; 162 games, about half at home, five starters in turn', () => {
    const list = ofLeague('MLB');
    const runs = list.flatMap((game) => [game.homeScore, game.awayScore]);
    expect(mean(runs)).toBeGreaterThan(4.2);
    expect(mean(runs)).toBeLessThan(5);
    expect(deviation(runs) ** 2 / mean(runs)).toBeGreaterThan(1.8);
    expect(margins(list)).not.toContain(0);
    for (const season of Map.groupBy(list, (game) => game.season).values()) {
      for (const [club, home] of Map.groupBy(season, (game) => game.home)) {
        const all = season.filter((game) => game.home === club || game.away === club);
        expect(all).toHaveLength(162);
        expect(Math.abs(home.length - 81)).toBeLessThanOrEqual(5);
        const names = [1, 2, 3, 4, 5].map((turn) => `Starter ${turn} of ${club}`);
        expect([...new Set(home.map((game) => game.homeStarter))].sort()).toEqual(names);
      }
    }
  });
});
