/**
 * Reduces football.json of the npm package vega-datasets (a copy of openfootball's public-domain results) to the four
 * leagues and four seasons that the embedded feed replays. It ran once; it is kept so that anyone can make the same
 * file again: `node scripts/build/reduce-football.ts`. The source and its licence stand in docs/sources.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';

type Row = {
  readonly date: string;
  readonly division: string;
  readonly home_team: string;
  readonly away_team: string;
  readonly home_score: number | null;
  readonly away_score: number | null;
};
type Played = Row & { readonly home_score: number; readonly away_score: number };

const SOURCE = new URL('../../node_modules/vega-datasets/data/football.json', import.meta.url);
const TARGET = new URL('../../src/feeds/embedded/data/football.json', import.meta.url);

const LEAGUES: Readonly<Record<string, { readonly id: string; readonly games: number }>> = {
  'English Premier League': { id: 'EPL', games: 380 },
  'Primera Division': { id: 'LALIGA', games: 380 },
  'Deutsche Bundesliga': { id: 'BUNDESLIGA', games: 306 },
  'Serie A': { id: 'SERIEA', games: 380 },
};

/** The source's spelling → the short name under which the whole product knows the club; all others are equal. */
const RENAMED: Readonly<Record<string, string>> = {
  '1. FC Koln': 'FC Koln',
  '1. FC Nurnberg': 'Nurnberg',
  '1. FSV Mainz 05': 'Mainz',
  '1899 Hoffenheim': 'Hoffenheim',
  Athletic: 'Ath Bilbao',
  Atletico: 'Ath Madrid',
  'Bayer 04 Leverkusen': 'Leverkusen',
  'Borussia Dortmund': 'Dortmund',
  "Borussia M'gladbach": "M'gladbach",
  'Cardiff City': 'Cardiff',
  'Club Deportivo Leganes': 'Leganes',
  Deportivo: 'La Coruna',
  'Eintr. Braunschweig': 'Braunschweig',
  'Eintracht Frankfurt': 'Ein Frankfurt',
  'Elche CF': 'Elche',
  Espanyol: 'Espanol',
  'FC Augsburg': 'Augsburg',
  'FC Bayern Munchen': 'Bayern Munich',
  'FC Ingolstadt 04': 'Ingolstadt',
  'Hamburger SV': 'Hamburg',
  'Hannover 96': 'Hannover',
  'Hertha BSC': 'Hertha',
  'Hull City': 'Hull',
  'Leicester City': 'Leicester',
  'Manchester City': 'Man City',
  'Manchester United': 'Man United',
  'Newcastle United': 'Newcastle',
  'Queens Park Rangers': 'QPR',
  'R. Madrid': 'Real Madrid',
  'R. Sociedad': 'Sociedad',
  Rayo: 'Vallecano',
  'SC Freiburg': 'Freiburg',
  'SC Paderborn 07': 'Paderborn',
  'SV Darmstadt 98': 'Darmstadt',
  Sporting: 'Sp Gijon',
  'Stoke City': 'Stoke',
  'Tottenham Hotspur': 'Tottenham',
  'UD Almeria': 'Almeria',
  'VfB Stuttgart': 'Stuttgart',
  'VfL Wolfsburg': 'Wolfsburg',
  'Villarreal CF': 'Villarreal',
  'West Bromwich Albion': 'West Brom',
  'West Ham United': 'West Ham',
};

function seasonOf(date: string): string {
  const year = Number(date.slice(0, 4));
  const first = Number(date.slice(5, 7)) >= 7 ? year : year - 1;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}

function reduceSeason(rows: readonly Played[]): { teams: string[]; days: string[] } {
  const name = (team: string): string => RENAMED[team] ?? team;
  const teams = [...new Set(rows.map((row) => name(row.home_team)))].sort();
  const days = new Map<string, string[]>();
  for (const row of rows) {
    const game = `${teams.indexOf(name(row.home_team))}-${teams.indexOf(name(row.away_team))} ${row.home_score}:${row.away_score}`;
    days.set(row.date, [...(days.get(row.date) ?? []), game]);
  }
  const lines = [...days].sort(([a], [b]) => a.localeCompare(b));
  return { teams, days: lines.map(([day, games]) => `${day} ${games.join(', ')}`) };
}

function isPlayed(row: Row): row is Played {
  return row.home_score !== null && row.away_score !== null;
}

const rows: readonly Row[] = JSON.parse(readFileSync(SOURCE, 'utf8'));
const seasons = new Map<string, Played[]>();
let withoutScore = 0;
for (const row of rows) {
  const league = LEAGUES[row.division];
  if (league === undefined) continue;
  if (!isPlayed(row)) {
    // A fixture listed a second time under its old date, without a score: the played row is elsewhere in the file.
    console.log(`left out, no score: ${row.division} ${row.date} ${row.home_team} – ${row.away_team}`);
    withoutScore += 1;
    continue;
  }
  const key = `${league.id} ${seasonOf(row.date)}`;
  const list = seasons.get(key) ?? [];
  list.push(row);
  seasons.set(key, list);
}

const reduced: Record<string, Record<string, { teams: string[]; days: string[] }>> = {};
for (const [key, played] of seasons) {
  const [id = '', season = ''] = key.split(' ');
  const expected = Object.values(LEAGUES).find((league) => league.id === id)?.games;
  const pairs = new Set(played.map((row) => `${row.home_team}|${row.away_team}`)).size;
  console.log(`${id} ${season}: ${played.length} games, ${pairs} pairs, expected ${expected}`);
  if (played.length !== expected || pairs !== expected) throw new Error(`${key} is not complete`);
  const league = reduced[id] ?? {};
  league[season] = reduceSeason(played);
  reduced[id] = league;
}
writeFileSync(TARGET, `${JSON.stringify(reduced, null, 2)}\n`);
console.log(`${rows.length} rows read, ${withoutScore} without a score left out`);
