import { describe, expect, it } from 'vitest';
import { listTeams } from '../names/team-names.ts';
import { SOCCER_CLUBS } from './clubs/soccer-clubs.ts';
import { realSeasons } from './real-seasons.ts';
import { tallySeason } from './soccer-strength.ts';

const LEAGUES = { EPL: 20, LALIGA: 20, BUNDESLIGA: 18, SERIEA: 20 } as const;

describe.each(Object.entries(LEAGUES))('the real seasons of %s', (leagueId, clubs) => {
  const seasons = Map.groupBy(realSeasons(leagueId), (game) => game.season);

  it('are four, and in each every club meets every other once at home and once away', () => {
    expect([...seasons.keys()]).toEqual(['2013-14', '2014-15', '2015-16', '2016-17']);
    for (const games of seasons.values()) {
      expect(games).toHaveLength(clubs * (clubs - 1));
      expect(new Set(games.map((game) => `${game.home}|${game.away}`)).size).toBe(games.length);
      expect(new Set(games.map((game) => game.home)).size).toBe(clubs);
      expect(games.some((game) => game.home === game.away)).toBe(false);
    }
  });

  it('are marked: results real, kick-off and half-time drawn', () => {
    for (const game of [...seasons.values()].flat()) {
      expect(game).toMatchObject({ origin: 'mixed', startSimulated: true });
      expect(game.halfTime?.[0]).toBeLessThanOrEqual(game.homeScore);
      expect(game.halfTime?.[1]).toBeLessThanOrEqual(game.awayScore);
    }
  });

  it('use names that the product knows, each with a standing', () => {
    const standings = { ...SOCCER_CLUBS[leagueId]?.first, ...SOCCER_CLUBS[leagueId]?.later };
    for (const club of new Set([...seasons.values()].flat().map((game) => game.home))) {
      expect(listTeams(leagueId)).toContain(club);
      expect(standings[club], club).toBeGreaterThan(0);
    }
  });
});

describe('tables of the real seasons', () => {
  /** Points of the champions as the leagues recorded them: public facts, not taken from the file under test. */
  it.each([
    ['EPL', '2013-14', 'Man City', 86],
    ['EPL', '2015-16', 'Leicester', 81],
    ['EPL', '2016-17', 'Chelsea', 93],
    ['LALIGA', '2016-17', 'Real Madrid', 93],
    ['BUNDESLIGA', '2015-16', 'Bayern Munich', 88],
    ['SERIEA', '2013-14', 'Juventus', 102],
  ])('%s %s was won by %s with %i points', (leagueId, season, club, points) => {
    const table = [...tallySeason(realSeasons(leagueId).filter((game) => game.season === season))];
    const [first] = table.sort(([, a], [, b]) => b.points - a.points);
    expect(first?.[0]).toBe(club);
    expect(first?.[1].points).toBe(points);
  });
});
