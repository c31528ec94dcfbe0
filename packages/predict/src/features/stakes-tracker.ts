import type { Sport } from '../surface/game.ts';
import {
  type CompetitionRules,
  competitionRules,
  placesOf,
  type StakeLine,
  seasonGames,
} from './competition-rules.ts';
import { type FeatureColumn, pairColumns, put, putPair, type Writer } from './registry.ts';

type Standing = { games: number; points: number; margin: number };

/** The table of the season without its play-offs, and who met whom how often, from which conferences are read. */
export type StakesTracker = {
  season: number;
  table: Map<string, Standing>;
  meetings: Map<string, number>;
  /** By team, the number of its conference, from the meetings of the season before. */
  groups: Map<string, number>;
};

export function createStakesTracker(): StakesTracker {
  return { season: Number.NEGATIVE_INFINITY, table: new Map(), meetings: new Map(), groups: new Map() };
}

/** Points of a win and of a draw, and how far points scatter per game between two teams. */
export type StakesShape = {
  readonly sport: Sport;
  readonly win: number;
  readonly draw: number;
  readonly scatter: number;
  readonly lines: readonly string[];
};

export const SOCCER_STAKES: StakesShape = {
  sport: 'soccer',
  win: 3,
  draw: 1,
  scatter: 1.8,
  lines: ['title', 'champions', 'europe', 'playoff', 'drop'],
};
export const BASKETBALL_STAKES: StakesShape = {
  sport: 'basketball',
  win: 1,
  draw: 0,
  scatter: 0.7,
  lines: ['title', 'home_court', 'direct', 'playoff', 'draft'],
};

export function stakesColumns(shape: StakesShape): readonly FeatureColumn[] {
  const pair = (name: string, meaning: string) =>
    pairColumns(`stakes.${name}`, 'scoring', 'A', meaning).map((column) => ({ ...column, isInPrice: true }));
  const one = (name: string, meaning: string): FeatureColumn => ({
    name: `stakes.${name}`,
    group: 'scoring',
    tier: 'A',
    meaning,
    isInPrice: true,
  });
  return [
    ...shape.lines.flatMap((code) => pair(code, `what a game changes about the place: ${code}`)),
    ...pair('most', 'what a game changes about the place that hangs most on it'),
    ...pair('decided', 'no place can be won or lost any more'),
    ...pair('out', 'no place at the top can be reached any more'),
    ...pair('late', 'share of the season that is over, cubed, where nothing is at stake'),
    one('only_home', 'something is at stake for the home side alone'),
    one('only_away', 'something is at stake for the away side alone'),
    one('both', 'much is at stake for both sides'),
  ];
}

type StakesGame = {
  readonly home: string;
  readonly away: string;
  readonly seasonStartYear: number;
  readonly playoff: boolean;
  readonly leagueId: string;
};

export function updateStakes(
  tracker: StakesTracker,
  game: StakesGame & { readonly homeScore: number; readonly awayScore: number },
  shape: StakesShape,
): void {
  const { season } = tracker;
  if (game.seasonStartYear > season)
    openStakesSeason(tracker, game.seasonStartYear, competitionRules(game.leagueId, shape.sport));
  if (game.playoff) return;
  const margin = game.homeScore - game.awayScore;
  count(tracker, game.home, margin, shape);
  count(tracker, game.away, -margin, shape);
  const pair = [game.home, game.away].sort().join('|');
  tracker.meetings.set(pair, (tracker.meetings.get(pair) ?? 0) + 1);
}

function count(tracker: StakesTracker, team: string, margin: number, shape: StakesShape): void {
  const one = tracker.table.get(team) ?? { games: 0, points: 0, margin: 0 };
  one.games += 1;
  one.points += margin > 0 ? shape.win : margin === 0 ? shape.draw : 0;
  one.margin += margin;
  tracker.table.set(team, one);
}

function openStakesSeason(tracker: StakesTracker, season: number, rules: CompetitionRules): void {
  tracker.groups = rules.meetings === null ? new Map() : groupsOf(tracker.meetings, rules.meetings);
  tracker.meetings = new Map();
  tracker.table = new Map();
  tracker.season = season;
}

/** Teams that met at least `enough` times belong together, and so does anyone who belongs to one of them. */
function groupsOf(meetings: ReadonlyMap<string, number>, enough: number): Map<string, number> {
  const groups = new Map<string, number>();
  let next = 0;
  for (const [pair, games] of meetings) {
    if (games < enough) continue;
    const [one = '', other = ''] = pair.split('|');
    const [mine, theirs] = [groups.get(one), groups.get(other)];
    const group = mine ?? theirs ?? next++;
    groups.set(one, group);
    groups.set(other, group);
    if (mine === undefined || theirs === undefined || mine === theirs) continue;
    for (const [team, number] of groups) if (number === theirs) groups.set(team, mine);
  }
  return groups;
}

type Stakes = {
  readonly weights: readonly number[];
  readonly most: number;
  readonly decided: number;
  readonly out: number;
  readonly late: number;
};

export function writeStakes(
  tracker: StakesTracker,
  game: StakesGame,
  shape: StakesShape,
  writer: Writer,
): void {
  const known = game.seasonStartYear === tracker.season && !game.playoff;
  const home = known ? stakesOf(tracker, game, game.home, shape) : null;
  const away = known ? stakesOf(tracker, game, game.away, shape) : null;
  if (!home || !away) {
    const width = 2 * shape.lines.length + 11;
    for (let i = 0; i < width; i++) put(writer, Number.NaN);
    return;
  }
  home.weights.forEach((weight, i) => {
    putPair(writer, weight, away.weights[i] ?? Number.NaN);
  });
  putPair(writer, home.most, away.most);
  putPair(writer, home.decided, away.decided);
  putPair(writer, home.out, away.out);
  putPair(writer, home.late, away.late);
  put(writer, Math.max(0, home.most - away.most) * home.most);
  put(writer, Math.max(0, away.most - home.most) * away.most);
  put(writer, home.most * away.most);
}

/** Teams that have played fewer games than this have no table to look at. */
const MIN_GAMES = 5;

function stakesOf(tracker: StakesTracker, game: StakesGame, team: string, shape: StakesShape): Stakes | null {
  const rules = competitionRules(game.leagueId, shape.sport);
  const mine = tracker.table.get(team);
  if (!mine || mine.games < MIN_GAMES || rules.lines.length === 0) return null;
  const total = seasonGames(rules, tracker.season, tracker.table.size);
  const left = Math.max(1, total - mine.games);
  const lines = new Map(rules.lines.map((line) => [line.code, line]));
  const gaps = shape.lines.map((code) => gapOf(tracker, team, mine, lines.get(code)));
  const weights = gaps.map((gap) =>
    Number.isNaN(gap) ? Number.NaN : Math.exp(-((gap / shape.scatter) ** 2) / (2 * left)) / Math.sqrt(left),
  );
  const most = Math.max(0, ...weights.filter(Number.isFinite));
  const open = gaps.some((gap) => Math.abs(gap) <= shape.win * left);
  const out = shape.lines.every((code, i) => {
    const line = lines.get(code);
    return !line || line.end === 'bottom' || (gaps[i] ?? 0) < -shape.win * left;
  });
  const over = Math.min(1, mine.games / total);
  return {
    weights,
    most,
    decided: open ? 0 : 1,
    out: out ? 1 : 0,
    late: over ** 3 * (1 - Math.min(1, most / 0.3)),
  };
}

/** Points above the first team on the other side of the line; below it, negative. */
function gapOf(tracker: StakesTracker, team: string, mine: Standing, line: StakeLine | undefined): number {
  if (!line) return Number.NaN;
  const group = line.end === 'bottom' ? undefined : tracker.groups.get(team);
  if (tracker.groups.size > 0 && line.end === 'top' && group === undefined) return Number.NaN;
  const others: Standing[] = [];
  for (const [name, one] of tracker.table) {
    if (name !== team && (group === undefined || tracker.groups.get(name) === group)) others.push(one);
  }
  const places = placesOf(line, tracker.season);
  const above = line.end === 'top' ? places : others.length + 1 - places;
  if (above < 1 || above > others.length) return Number.NaN;
  others.sort((a, b) => b.points - a.points || b.margin - a.margin);
  // Without this team the others hold places 1, 2, …: it is inside where it stands before the one at the last place that counts.
  const rival = others[above - 1];
  return rival
    ? mine.points - rival.points + Math.max(-0.5, Math.min(0.5, (mine.margin - rival.margin) / 20))
    : Number.NaN;
}

/** Games that a team has still to play in the season of the table, this one included; many where the table is of another season. */
export function gamesLeft(tracker: StakesTracker, game: StakesGame, team: string): number {
  if (game.seasonStartYear !== tracker.season) return Number.POSITIVE_INFINITY;
  const rules = competitionRules(game.leagueId, 'soccer');
  return seasonGames(rules, tracker.season, tracker.table.size) - (tracker.table.get(team)?.games ?? 0);
}
