import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MLB_DIVISIONS, NBA_DIVISIONS } from '#feeds/embedded/clubs/american-clubs.ts';
import { leagueTemplates, rulesOf } from '#tests/support/league-templates.ts';
import { leagueStandings, type SeasonOfLeague, type StandingsGame } from './league-standings.ts';
import { pointsOf } from './sums.ts';

/** `a b 2–1`: the home team first. */
function played(...lines: readonly string[]): StandingsGame[] {
  return lines.map((line) => {
    const [home = '', away = '', score = ''] = line.split(' ');
    const [homeScore = 0, awayScore = 0] = score.split('–').map(Number);
    const ids = { homeTeamId: home, awayTeamId: away };
    return { ...ids, homeScore, awayScore, neutral: false, playoff: false };
  });
}

function season(
  leagueId: string,
  results: readonly StandingsGame[],
  names?: readonly string[],
): SeasonOfLeague {
  const ids = names ?? [
    ...new Set(results.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId])),
  ];
  const sport = leagueTemplates.find(({ id }) => id === leagueId)?.sport ?? 'soccer';
  const teams = ids.map((id) => ({ id, key: `${leagueId}/${id}` }));
  return { leagueId, sport, season: '2026-27', rules: rulesOf(leagueId), teams, results };
}

const ALL = { venue: 'all', grouping: null } as const;
const rowsOf = (season: SeasonOfLeague, asked: Parameters<typeof leagueStandings>[1] = ALL) =>
  leagueStandings(season, asked).groups.flatMap(({ rows }) => rows);
const orderOf = (season: SeasonOfLeague, asked?: Parameters<typeof leagueStandings>[1]) =>
  rowsOf(season, asked).map(({ teamId, position }) => `${position} ${teamId}`);

const TEAMS = ['a', 'b', 'c', 'd', 'e', 'f'];
const games = fc.array(
  fc
    .record({
      homeTeamId: fc.constantFrom(...TEAMS),
      awayTeamId: fc.constantFrom(...TEAMS),
      homeScore: fc.nat(4),
      awayScore: fc.nat(4),
      neutral: fc.boolean(),
      playoff: fc.constant(false),
    })
    .filter(({ homeTeamId, awayTeamId }) => homeTeamId !== awayTeamId),
  { maxLength: 40 },
);
const leagues = fc.constantFrom(...leagueTemplates.map(({ id }) => id));

describe('any table', () => {
  it('loses and invents nothing: every win is a defeat, every goal was conceded, every point was won', () => {
    fc.assert(
      fc.property(leagues, games, (leagueId, results) => {
        const rows = rowsOf(season(leagueId, results, TEAMS));
        const sum = (read: (row: (typeof rows)[number]) => number) =>
          rows.reduce((all, row) => all + read(row), 0);
        expect(rows.map(({ teamId }) => teamId).sort()).toEqual(TEAMS);
        expect(sum(({ win }) => win)).toBe(sum(({ lose }) => lose));
        expect(sum((row) => row.for)).toBe(sum((row) => row.against));
        expect(sum((row) => row.played)).toBe(2 * results.length);
        for (const row of rows) {
          expect(row.win + row.draw + row.lose).toBe(row.played);
          expect(row.form).toHaveLength(Math.min(5, row.played));
          // Games on neutral ground are in neither part.
          expect(row.home.played + row.away.played).toBeLessThanOrEqual(row.played);
        }
        const draws = results.filter(({ homeScore, awayScore }) => homeScore === awayScore).length;
        expect(sum((row) => pointsOf(row, rulesOf(leagueId)))).toBe(3 * results.length - draws);
        expect(sum((row) => row.home.for + row.away.against)).toBe(
          2 * results.filter(({ neutral }) => !neutral).reduce((all, { homeScore }) => all + homeScore, 0),
        );
      }),
    );
  });

  it('is the same whatever the order of its games and teams, and falls with each place', () => {
    fc.assert(
      fc.property(leagues, games, (leagueId, results) => {
        const rows = rowsOf(season(leagueId, results, TEAMS));
        const turned = rowsOf(season(leagueId, results.toReversed(), TEAMS.toReversed()));
        expect(turned.map(({ teamId, position }) => [teamId, position])).toEqual(
          rows.map(({ teamId, position }) => [teamId, position]),
        );
        const worth = rows.map(({ points, winPct }) => points ?? winPct ?? 0);
        expect(worth).toEqual(worth.toSorted((a, b) => b - a));
        for (const [index, { position }] of rows.entries()) expect(position).toBeLessThanOrEqual(index + 1);
        expect(Math.min(...rows.map(({ gamesBehind }) => gamesBehind ?? 0))).toBe(0);
      }),
    );
  });

  it('at home and the one away add up to the whole, but for neutral ground', () => {
    fc.assert(
      fc.property(games, (results) => {
        const input = season(
          'EPL',
          results.map((game) => ({ ...game, neutral: false })),
          TEAMS,
        );
        const [home, away] = (['home', 'away'] as const).map((venue) =>
          rowsOf(input, { venue, grouping: null }),
        );
        for (const row of rowsOf(input)) {
          const own = [home, away].map((rows) => rows?.find(({ teamId }) => teamId === row.teamId));
          expect(own.map((one) => one?.points ?? 0).reduce((a, b) => a + b)).toBe(row.points);
          expect(own.map((one) => one?.played)).toEqual([row.home.played, row.away.played]);
        }
      }),
    );
  });
});

describe('teams with the same points', () => {
  // b has the better goal difference, a has won both games against b.
  const double = ['a b 1–0', 'b a 0–1', 'a c 0–3', 'c a 3–0', 'b c 3–0', 'c b 0–3'];

  it('stand by goal difference in England and Germany, by the games against each other in Spain and Italy', () => {
    // Where all three have played each other alike, the goals among them are all their goals.
    for (const { id: league } of leagueTemplates.filter(({ sport }) => sport === 'soccer')) {
      expect(orderOf(season(league, played(...double)))).toEqual(['1 b', '2 c', '3 a']);
    }
    const pair = played(
      'a b 1–0',
      'b a 0–0',
      'b c 9–0',
      'c b 0–1',
      'a c 0–1',
      'c a 0–2',
      'd b 1–0',
      'b d 0–1',
    );
    for (const league of ['LALIGA', 'SERIEA']) {
      expect(orderOf(season(league, pair, ['a', 'b', 'c', 'd'])).slice(0, 2)).toEqual(['1 a', '2 b']);
    }
    expect(orderOf(season('EPL', pair, ['a', 'b', 'c', 'd'])).slice(0, 2)).toEqual(['1 b', '2 a']);
  });

  it('are not separated by a first leg alone: until the second, goal difference decides', () => {
    const first = played('a b 1–0', 'b c 5–0', 'c a 1–0');
    expect(orderOf(season('LALIGA', first))).toEqual(['1 b', '2 a', '3 c']);
  });

  it('share a place where everything is equal, and the next place is free', () => {
    const equal = played('a b 1–1', 'b a 1–1', 'a c 2–0', 'b c 2–0');
    expect(orderOf(season('EPL', equal))).toEqual(['1 a', '1 b', '3 c']);
    expect(orderOf(season('MLS', [], ['x', 'y']))).toEqual(['1 x', '1 y']);
  });

  it('stand by their wins before their goals in America', () => {
    const results = played('a c 1–0', 'c a 5–0', 'b c 0–0', 'c b 0–0', 'b d 4–4', 'd c 3–3');
    expect(
      rowsOf(season('MLS', results))
        .filter(({ points }) => points === 3)
        .map(({ teamId }) => teamId),
    ).toEqual(['a', 'b']);
  });
});

describe('American sports', () => {
  const east = NBA_DIVISIONS.slice(0, 3)
    .flat()
    .map(([name]) => name);
  const nba = NBA_DIVISIONS.flat().map(([name]) => name);
  const team = (name: string) => name.replaceAll(' ', '_');
  const game = (home: string, away: string, score: string) => `${team(home)} ${team(away)} ${score}`;
  const tableOf = (
    leagueId: string,
    names: readonly string[],
    results: readonly StandingsGame[],
  ): SeasonOfLeague => ({
    ...season(leagueId, results, names.map(team)),
    teams: names.map((name) => ({ id: team(name), key: `${leagueId}/${name}` })),
  });

  it('come by conference in the NBA and by division in MLB, each behind its own leader', () => {
    const results = played(
      game('Boston Celtics', 'Miami Heat', '101–99'),
      game('Boston Celtics', 'Utah Jazz', '99–90'),
    );
    const { groups, groupings } = leagueStandings(tableOf('NBA', nba, results), ALL);
    expect(groups.map(({ id, rows }) => [id, rows.length])).toEqual([
      ['east', 15],
      ['west', 15],
    ]);
    expect(groupings).toEqual(['league', 'conference', 'division']);
    const behind = Object.fromEntries(groups[0]?.rows.map((row) => [row.teamId, row.gamesBehind]) ?? []);
    // Two wins ahead of no one's game is one game; of a defeat, one and a half.
    expect([behind.Boston_Celtics, behind.Chicago_Bulls, behind.Miami_Heat]).toEqual([0, 1, 1.5]);
    expect(groups[1]?.rows[0]?.gamesBehind).toBe(0);
    const mlb = leagueStandings(
      tableOf(
        'MLB',
        MLB_DIVISIONS.flat().map(([name]) => name),
        [],
      ),
      ALL,
    );
    expect(mlb.groups.map(({ id }) => id)).toContain('nl_west');
    expect(mlb.groups.every(({ rows }) => rows.length === 5)).toBe(true);
  });

  it('are one table where a team is in no division that we know', () => {
    const { groups, groupings } = leagueStandings(tableOf('NBA', [...east, 'Seattle SuperSonics'], []), ALL);
    expect([groupings, groups.length, groups[0]?.rows.length]).toEqual([['league'], 1, 16]);
  });

  it('set the winner of their own games first, then who has won more within the division', () => {
    const direct = played(
      game('Miami Heat', 'Atlanta Hawks', '90–80'),
      game('Atlanta Hawks', 'Utah Jazz', '120–80'),
      game('Utah Jazz', 'Miami Heat', '90–88'),
    );
    const first = rowsOf(tableOf('NBA', nba, direct), { venue: 'all', grouping: 'division' });
    const southeast = first.filter(({ played: n }) => n > 0).map(({ teamId }) => teamId);
    expect(southeast.indexOf('Miami_Heat')).toBeLessThan(southeast.indexOf('Atlanta_Hawks'));
    const within = played(
      game('New York Yankees', 'Boston Red Sox', '2–1'),
      game('Houston Astros', 'New York Yankees', '2–1'),
      game('Toronto Blue Jays', 'Houston Astros', '2–1'),
      game('Boston Red Sox', 'Toronto Blue Jays', '2–1'),
    );
    const names = MLB_DIVISIONS.flat().map(([name]) => name);
    const eastern = leagueStandings(tableOf('MLB', names, within), ALL).groups.find(
      ({ id }) => id === 'al_east',
    );
    // All of one win and one defeat; those three of the four that have not all met go by their division.
    expect(eastern?.rows.filter(({ played: n }) => n > 0).map(({ winPct }) => winPct)).toEqual([
      0.5, 0.5, 0.5,
    ]);
    expect(eastern?.rows[0]?.teamId).toBe('New_York_Yankees');
  });

  it('count no play-offs', () => {
    const results = played(game('Boston Celtics', 'Miami Heat', '101–99')).map((one) => ({
      ...one,
      playoff: true,
    }));
    expect(rowsOf(tableOf('NBA', nba, results)).every(({ played: n }) => n === 0)).toBe(true);
  });
});
