import { expect, it } from 'vitest';
import { rulesOf } from '#tests/support/league-templates.ts';
import { leagueStandings, type SeasonOfLeague } from './league-standings.ts';

const CENTRAL = [
  'Chunichi Dragons',
  'Hanshin Tigers',
  'Hiroshima Toyo Carp',
  'Yakult Swallows',
  'Yokohama BayStars',
  'Yomiuri Giants',
];
const PACIFIC = [
  'Chiba Lotte Marines',
  'Fukuoka S. Hawks',
  'Hokkaido Nippon-Ham Fighters',
  'Orix Buffaloes',
  'Rakuten Gold. Eagles',
  'Saitama Seibu Lions',
];

const ALL = { venue: 'all', grouping: null } as const;

/** A season of Nippon Professional Baseball with some results of the Hanshin Tigers at home against the Yomiuri Giants. */
function npb(results: readonly (readonly [number, number])[], extra: readonly string[] = []): SeasonOfLeague {
  return {
    leagueId: 'NPB',
    sport: 'baseball',
    season: '2026',
    rules: rulesOf('NPB'),
    teams: [...CENTRAL, ...PACIFIC, ...extra].map((name) => ({ id: name, key: `NPB/${name}` })),
    results: results.map(([homeScore, awayScore]) => ({
      homeTeamId: 'Hanshin Tigers',
      awayTeamId: 'Yomiuri Giants',
      homeScore,
      awayScore,
      neutral: false,
      playoff: false,
    })),
  };
}

it('a league whose rules name its parts has a table of each, in the order of the rules', () => {
  const { groups, groupings, grouping } = leagueStandings(npb([]), ALL);
  expect([groupings, grouping]).toEqual([['league', 'conference'], 'conference']);
  expect(groups.map(({ id, rows }) => [id, rows.map(({ teamId }) => teamId).toSorted()])).toEqual([
    ['central_league', CENTRAL],
    ['pacific_league', PACIFIC],
  ]);
});

it('it is one table where a team is in none of the parts', () => {
  const { groups } = leagueStandings(npb([], ['Oisix Niigata']), ALL);
  expect(groups.map(({ id, rows }) => [id, rows.length])).toEqual([['league', 13]]);
});

it('a draw is no game in the share of games won where the rules say so, and half a win where they say that', () => {
  const results = [
    [2, 1],
    [3, 3],
    [0, 1],
    [5, 4],
  ] as const;
  const pct = (season: SeasonOfLeague) =>
    leagueStandings(season, { ...ALL, grouping: 'league' }).groups[0]?.rows[0]?.winPct;
  const season = npb(results);
  expect(pct(season)).toBeCloseTo(2 / 3, 10);
  expect(pct({ ...season, rules: { ...season.rules, draws: 'half' } })).toBeCloseTo(2.5 / 4, 10);
});

it('a league gives the points that its rules say', () => {
  const season: SeasonOfLeague = {
    ...npb([[2, 1]]),
    sport: 'soccer',
    rules: { ...rulesOf('EPL'), points: { win: 2, draw: 1, loss: 0 } },
  };
  expect(leagueStandings(season, ALL).groups[0]?.rows[0]).toMatchObject({
    teamId: 'Hanshin Tigers',
    points: 2,
  });
});
