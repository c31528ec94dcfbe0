import { readEmbeddedLeague } from '#feeds/embedded/read-embedded.ts';
import { LEAGUE_IDS, LEAGUES } from '#feeds/names/leagues.ts';
import { monthNeed } from '#feeds/the-odds-api/month-need.ts';

const SETS: readonly (readonly [string, readonly string[]])[] = [
  ['Five European leagues', ['EPL', 'LIGUE1', 'LALIGA', 'BUNDESLIGA', 'SERIEA']],
  ['All soccer', ['EPL', 'LIGUE1', 'LALIGA', 'BUNDESLIGA', 'SERIEA', 'MLS']],
  ['All eight leagues', LEAGUE_IDS],
];

/** The credits that each league, and some sets of them, need a month, by the games of the last embedded calendar year. */
export function creditTable(): string {
  const needs = LEAGUE_IDS.map((id) => {
    const games = readEmbeddedLeague(id);
    const years = games.map(({ startAt }) => startAt.getUTCFullYear());
    const year = Math.max(...years) - 1;
    return { id, ...monthNeed(games.filter(({ startAt }) => startAt.getUTCFullYear() === year)) };
  });
  const row = (name: string, ids: readonly string[]) => {
    const wanted = needs.filter(({ id }) => ids.includes(id));
    const sum = (key: 'average' | 'most' | 'closings') =>
      wanted.reduce((all, need) => all + need[key], 0).toLocaleString('en');
    return `| ${name} | ${sum('average')} | ${sum('most')} | ${sum('closings')} |`;
  };
  return [
    '| leagues | average month | dearest month | of that, last odds before each start |',
    '|---|---|---|---|',
    ...LEAGUES.map(({ id, names }) => row(names.en ?? id, [id])),
    ...SETS.map(([name, ids]) => row(`**${name}**`, ids)),
  ].join('\n');
}
