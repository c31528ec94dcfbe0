import { DAY_MS } from '#terms/durations.ts';
import { TEAM_RESULTS } from '#terms/results.ts';
import type { ArticleInput, PlayedGame, TeamInput } from './article-input.ts';
import type { FactSource } from './fact.ts';
import type { FactList } from './fact-list.ts';

const RECENT = 5;
const MIN_RECENT = 3;
const MIN_AT_VENUE = 3;
const MIN_RUN = 3;
/** A longer pause says something of the calendar and nothing of the legs. */
const LONGEST_REST_DAYS = 21;

type Sides = 'home' | 'away';
const sides: readonly Sides[] = ['home', 'away'];
const otherSide = (side: Sides): Sides => (side === 'home' ? 'away' : 'home');

/** Facts are said at an earlier instant, so what they rest on is named row by row. */
function sourceOf(games: readonly PlayedGame[]): FactSource {
  const known = games.map(({ knownAt }) => knownAt.toISOString()).sort();
  return {
    table: 'game_state',
    key: games.map(({ gameId }) => gameId).join(','),
    knownAt: known.at(-1) ?? null,
  };
}

/** A game as one team saw it. */
function seenBy(team: string, game: PlayedGame) {
  const isHome = game.homeTeamId === team;
  const [scored, conceded] = isHome ? [game.homeScore, game.awayScore] : [game.awayScore, game.homeScore];
  const outcome = scored > conceded ? 'win' : scored < conceded ? 'lose' : 'draw';
  return { isHome, scored, conceded, outcome } as const;
}

/** Form, runs, venue, rest and meetings: what the results alone say. */
export function addTeamFacts(list: FactList, input: ArticleInput): void {
  for (const side of sides) {
    addRecent(list, side, input[side]);
    addVenue(list, side, input[side]);
    addRest(list, side, input);
  }
  addContrast(list, input);
  addRuns(list, input);
  addRestContrast(list);
  addMeetings(list, input);
}

function count(list: FactList, id: string, value: number, source: FactSource): void {
  list.add(id, { unit: 'count', value }, source);
}

function addRecent(list: FactList, side: Sides, team: TeamInput): void {
  const recent = team.games.slice(0, RECENT);
  if (recent.length < MIN_RECENT) return;
  const seen = recent.map((game) => seenBy(team.id, game));
  const source = sourceOf(recent);
  count(list, `${side}.l5.n`, recent.length, source);
  for (const outcome of TEAM_RESULTS)
    count(list, `${side}.l5.${outcome}`, seen.filter((game) => game.outcome === outcome).length, source);
  const mean = (side: 'scored' | 'conceded') => seen.reduce((sum, game) => sum + game[side], 0) / seen.length;
  list.add(`${side}.l5.for`, { unit: 'average', value: mean('scored') }, source);
  list.add(`${side}.l5.against`, { unit: 'average', value: mean('conceded') }, source);
}

function addVenue(list: FactList, side: Sides, team: TeamInput): void {
  const there = team.games.filter((game) => seenBy(team.id, game).isHome === (side === 'home'));
  if (there.length < MIN_AT_VENUE) return;
  const wins = there.filter((game) => seenBy(team.id, game).outcome === 'win');
  count(list, `${side}.venue.n`, there.length, sourceOf(there));
  count(list, `${side}.venue.win`, wins.length, sourceOf(there));
}

function addRest(list: FactList, side: Sides, input: ArticleInput): void {
  const last = input[side].games[0];
  if (last === undefined) return;
  const days = Math.round((input.startAt.getTime() - last.startAt.getTime()) / DAY_MS);
  // No soccer team plays on two days in a row: one of the dates is wrong in the source, and nothing is said of its rest.
  const fewest = input.sport === 'soccer' ? 2 : 1;
  if (days >= fewest && days <= LONGEST_REST_DAYS)
    list.add(`${side}.rest`, { unit: 'days', value: days }, sourceOf([last]));
}

/** One side in form and the other out of it. */
function addContrast(list: FactList, input: ArticleInput): void {
  const [home, away] = sides.map((side) => recentWins(input[side]));
  if (!home || !away) return;
  const difference = home.wins / home.n - away.wins / away.n;
  if (Math.abs(difference) < 0.4) return;
  const hot = difference > 0 ? 'home' : 'away';
  for (const [name, side] of [
    ['hot', hot],
    ['cold', otherSide(hot)],
  ] as const) {
    list.alias(`${name}.team`, side);
    list.alias(`${name}.win`, `${side}.l5.win`);
    list.alias(`${name}.n`, `${side}.l5.n`);
  }
}

function recentWins(team: TeamInput): { readonly wins: number; readonly n: number } | null {
  const recent = team.games.slice(0, RECENT);
  if (recent.length < MIN_RECENT) return null;
  return {
    wins: recent.filter((game) => seenBy(team.id, game).outcome === 'win').length,
    n: recent.length,
  };
}

/** The longest unbroken run of wins, and of defeats, that one of the two is on. */
function addRuns(list: FactList, input: ArticleInput): void {
  for (const outcome of ['win', 'lose'] as const) {
    const runs = sides.map((side) => ({ side, games: runOf(input[side], outcome) }));
    const longest = runs.reduce((best, run) => (run.games.length > best.games.length ? run : best));
    const isShared = runs.every((run) => run.games.length >= MIN_RUN);
    if (longest.games.length < MIN_RUN || isShared) continue;
    list.alias(`run_${outcome}.team`, longest.side);
    list.alias(`run_${outcome}.other`, otherSide(longest.side));
    count(list, `run_${outcome}.n`, longest.games.length, sourceOf(longest.games));
  }
}

function runOf(team: TeamInput, outcome: 'win' | 'lose'): readonly PlayedGame[] {
  const end = team.games.findIndex((game) => seenBy(team.id, game).outcome !== outcome);
  return end < 0 ? team.games : team.games.slice(0, end);
}

function addRestContrast(list: FactList): void {
  const [home, away] = sides.map((side) => list.table.get(`${side}.rest`));
  if (home?.unit !== 'days' || away?.unit !== 'days' || Math.abs(home.value - away.value) < 2) return;
  const fresh = home.value > away.value ? 'home' : 'away';
  for (const [name, side] of [
    ['fresh', fresh],
    ['tired', otherSide(fresh)],
  ] as const) {
    list.alias(`${name}.team`, side);
    list.alias(`${name}.rest`, `${side}.rest`);
  }
}

function addMeetings(list: FactList, input: ArticleInput): void {
  const { meetings, home, away } = input;
  const [last] = meetings;
  if (last === undefined) return;
  const source = sourceOf([last]);
  list.add('last.date', { unit: 'date', text: last.day }, source);
  list.add('last.score', { unit: 'score', home: last.homeScore, away: last.awayScore }, source);
  list.alias('last.host', last.homeTeamId === home.id ? 'home' : 'away');
  list.alias('last.guest', last.homeTeamId === home.id ? 'away' : 'home');
  if (meetings.length < MIN_RECENT) return;
  const all = sourceOf(meetings);
  const winsOf = (team: TeamInput) =>
    meetings.filter((game) => seenBy(team.id, game).outcome === 'win').length;
  const wins = { home: winsOf(home), away: winsOf(away) };
  count(list, 'h2h.n', meetings.length, all);
  count(list, 'h2h.home', wins.home, all);
  count(list, 'h2h.away', wins.away, all);
  count(list, 'h2h.draw', meetings.length - wins.home - wins.away, all);
  const boss = wins.home > wins.away ? 'home' : 'away';
  const share = wins[boss] / meetings.length;
  if (meetings.length < 4 || share < 0.65) return;
  list.alias('boss.team', boss);
  list.alias('boss.other', otherSide(boss));
  list.alias('boss.win', `h2h.${boss}`);
  list.add('boss.share', { unit: 'share', value: share }, all);
}
