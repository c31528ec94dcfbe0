import { type FeatureColumn, pairColumns, put, putPair, type Writer } from './registry.ts';

/** The season's table and the runs of results, per team. */
type Row = {
  games: number;
  wins: number;
  draws: number;
  scored: number;
  conceded: number;
  homeGames: number;
  homeWins: number;
  awayGames: number;
  awayWins: number;
  closeGames: number;
  closeWins: number;
  /** Games in a row: positive won or unbeaten…, each counted from the latest game back. */
  winRun: number;
  lossRun: number;
  unbeatenRun: number;
  winlessRun: number;
  scoringRun: number;
  cleanRun: number;
  lastMargin: number;
};

export type TableTracker = { season: number; rows: Map<string, Row>; lastSeason: Map<string, number> };

export function createTableTracker(): TableTracker {
  return { season: Number.NEGATIVE_INFINITY, rows: new Map(), lastSeason: new Map() };
}

const TABLE_QUANTITIES = [
  ['games', 'games played this season'],
  ['win_rate', 'share of games won, shrunk by six games'],
  ['point_rate', 'share of points won (draw = half), shrunk by six games'],
  ['margin', 'mean margin this season, shrunk by six games'],
  ['scored', 'mean scored this season, shrunk by six games'],
  ['conceded', 'mean conceded this season, shrunk by six games'],
  ['pythagoras', 'share of points expected from scored and conceded'],
  ['luck', 'share of points minus the one expected from scores'],
  ['rank', 'place in the table from 0 (top) to 1'],
  ['gap_to_top', 'points behind the best, per game'],
  ['close_wins', 'share of wins in games decided by the smallest margins'],
  ['last_margin', 'margin of the last game'],
  ['last_season', 'share of points in the season before'],
  ['win_run', 'wins in a row'],
  ['loss_run', 'defeats in a row'],
  ['unbeaten_run', 'games without defeat in a row'],
  ['winless_run', 'games without a win in a row'],
  ['scoring_run', 'games in a row with a score'],
  ['clean_run', 'games in a row without conceding'],
] as const;

export const TABLE_COLUMNS: readonly FeatureColumn[] = [
  ...TABLE_QUANTITIES.flatMap(([name, meaning]) =>
    pairColumns(`table.${name}`, name.endsWith('_run') ? 'recent_form' : 'scoring', 'A', meaning),
  ),
  {
    name: 'table.home_record',
    group: 'home_away',
    tier: 'A',
    meaning: 'home side: share of home games won, shrunk',
  },
  {
    name: 'table.away_record',
    group: 'home_away',
    tier: 'A',
    meaning: 'away side: share of away games won, shrunk',
  },
];

const PRIOR_GAMES = 6;

type TableGame = {
  readonly home: string;
  readonly away: string;
  readonly homeScore: number;
  readonly awayScore: number;
  readonly seasonStartYear: number;
};

/** `closeBy` is the margin up to which a game counts as close: 1 in soccer and baseball, 5 in basketball. */
export function updateTable(tracker: TableTracker, game: TableGame, closeBy: number): void {
  openTableSeason(tracker, game.seasonStartYear);
  addGame(rowOf(tracker, game.home), game.homeScore, game.awayScore, true, closeBy);
  addGame(rowOf(tracker, game.away), game.awayScore, game.homeScore, false, closeBy);
}

export function writeTable(
  tracker: TableTracker,
  game: { readonly home: string; readonly away: string; readonly seasonStartYear: number },
  writer: Writer,
): void {
  const current = game.seasonStartYear === tracker.season;
  const home = current ? tracker.rows.get(game.home) : undefined;
  const away = current ? tracker.rows.get(game.away) : undefined;
  const rates = [...(current ? tracker.rows.values() : [])].map(pointRate);
  const last = current ? tracker.lastSeason : pointRates(tracker);
  const mine = quantities(home, rates, last.get(game.home));
  const theirs = quantities(away, rates, last.get(game.away));
  mine.forEach((value, i) => {
    putPair(writer, value, theirs[i] ?? Number.NaN);
  });
  put(writer, rate(home?.homeWins ?? 0, home?.homeGames ?? 0, 0.55));
  put(writer, rate(away?.awayWins ?? 0, away?.awayGames ?? 0, 0.42));
}

function quantities(
  row: Row | undefined,
  rates: readonly number[],
  lastSeason: number | undefined,
): readonly number[] {
  const one = row ?? emptyRow();
  const mine = pointRate(one);
  const best = rates.reduce((top, value) => Math.max(top, value), 0.5);
  const better = rates.filter((value) => value > mine).length;
  const power = (value: number) => value ** 1.6;
  const expected =
    power(one.scored + PRIOR_GAMES) / (power(one.scored + PRIOR_GAMES) + power(one.conceded + PRIOR_GAMES));
  const games = one.games + PRIOR_GAMES;
  return [
    one.games,
    rate(one.wins, one.games, 0.45),
    mine,
    (one.scored - one.conceded) / games,
    one.games > 0 ? one.scored / one.games : Number.NaN,
    one.games > 0 ? one.conceded / one.games : Number.NaN,
    expected,
    mine - expected,
    rates.length > 0 ? better / rates.length : 0.5,
    best - mine,
    rate(one.closeWins, one.closeGames, 0.5),
    one.lastMargin,
    lastSeason ?? Number.NaN,
    one.winRun,
    one.lossRun,
    one.unbeatenRun,
    one.winlessRun,
    one.scoringRun,
    one.cleanRun,
  ];
}

function rate(wins: number, games: number, prior: number): number {
  return (wins + PRIOR_GAMES * prior) / (games + PRIOR_GAMES);
}

function pointRate(row: Row): number {
  return rate(row.wins + row.draws / 2, row.games, 0.5);
}

function pointRates(tracker: TableTracker): Map<string, number> {
  return new Map([...tracker.rows].map(([team, row]) => [team, pointRate(row)]));
}

function openTableSeason(tracker: TableTracker, season: number): void {
  if (season <= tracker.season) return;
  tracker.lastSeason = pointRates(tracker);
  tracker.rows = new Map();
  tracker.season = season;
}

function rowOf(tracker: TableTracker, team: string): Row {
  let row = tracker.rows.get(team);
  if (!row) {
    row = emptyRow();
    tracker.rows.set(team, row);
  }
  return row;
}

function emptyRow(): Row {
  return {
    games: 0,
    wins: 0,
    draws: 0,
    scored: 0,
    conceded: 0,
    homeGames: 0,
    homeWins: 0,
    awayGames: 0,
    awayWins: 0,
    closeGames: 0,
    closeWins: 0,
    winRun: 0,
    lossRun: 0,
    unbeatenRun: 0,
    winlessRun: 0,
    scoringRun: 0,
    cleanRun: 0,
    lastMargin: 0,
  };
}

function addGame(row: Row, scored: number, conceded: number, isHome: boolean, closeBy: number): void {
  const won = scored > conceded;
  const lost = scored < conceded;
  row.games += 1;
  row.wins += won ? 1 : 0;
  row.draws += scored === conceded ? 1 : 0;
  row.scored += scored;
  row.conceded += conceded;
  row.homeGames += isHome ? 1 : 0;
  row.awayGames += isHome ? 0 : 1;
  row.homeWins += isHome && won ? 1 : 0;
  row.awayWins += !isHome && won ? 1 : 0;
  const close = Math.abs(scored - conceded) <= closeBy;
  row.closeGames += close ? 1 : 0;
  row.closeWins += close && won ? 1 : 0;
  row.winRun = won ? row.winRun + 1 : 0;
  row.lossRun = lost ? row.lossRun + 1 : 0;
  row.unbeatenRun = lost ? 0 : row.unbeatenRun + 1;
  row.winlessRun = won ? 0 : row.winlessRun + 1;
  row.scoringRun = scored > 0 ? row.scoringRun + 1 : 0;
  row.cleanRun = conceded === 0 ? row.cleanRun + 1 : 0;
  row.lastMargin = scored - conceded;
}
