import { findLeague, type League } from '#feeds/names/leagues.ts';
import { parseClock, parseIsoDate } from '#feeds/time/calendar-date.ts';
import { readHalfTime, readScore, readStatistic, readTeams, shown } from './cells.ts';
import { type DraftGame, type Note, RefusedRow, type RowReader } from './draft-game.ts';
import { prepareFootballDataPrices } from './football-data-prices.ts';
import { seasonOf } from './season-of.ts';

const DIVISIONS: Readonly<Record<string, string>> = {
  E0: 'EPL',
  F1: 'LIGUE1',
  SP1: 'LALIGA',
  D1: 'BUNDESLIGA',
  I1: 'SERIEA',
  'USA MLS': 'MLS',
};

const STATISTICS: readonly (readonly [column: string, name: string])[] = [
  ['HS', 'shots_home'],
  ['AS', 'shots_away'],
  ['HST', 'sot_home'],
  ['AST', 'sot_away'],
  ['HC', 'corners_home'],
  ['AC', 'corners_away'],
  ['HF', 'fouls_home'],
  ['AF', 'fouls_away'],
  ['HY', 'yellow_home'],
  ['AY', 'yellow_away'],
  ['HR', 'red_home'],
  ['AR', 'red_away'],
];

type TextOf = (column: string) => string;

type Layout = {
  readonly home: string;
  readonly away: string;
  readonly homeScore: string;
  readonly awayScore: string;
  readonly league: (text: TextOf) => string;
  /** The "new leagues" have closing prices only, under names that mean opening elsewhere. */
  readonly closingOnly: boolean;
};

/** One file a season and division. */
const SEASON_FILES: Layout = {
  home: 'HomeTeam',
  away: 'AwayTeam',
  homeScore: 'FTHG',
  awayScore: 'FTAG',
  league: (text) => text('Div'),
  closingOnly: false,
};

/** One file for all seasons of a country, as USA.csv. */
const COUNTRY_FILES: Layout = {
  home: 'Home',
  away: 'Away',
  homeScore: 'HG',
  awayScore: 'AG',
  league: (text) => `${text('Country')} ${text('League')}`.trim(),
  closingOnly: true,
};

function findLayout(header: readonly string[]): Layout | null {
  const has = (...columns: string[]) => columns.every((column) => header.includes(column));
  if (has('Div', 'Date', 'HomeTeam', 'AwayTeam', 'FTHG', 'FTAG')) return SEASON_FILES;
  return has('Country', 'League', 'Date', 'Home', 'Away', 'HG', 'AG') ? COUNTRY_FILES : null;
}

/** Whether the header is one of football-data.co.uk's two. */
export function isFootballData(header: readonly string[]): boolean {
  return findLayout(header) !== null;
}

/** YYYY-MM-DD of dd/mm/yyyy or dd/mm/yy, where yy from 80 on is the last century. Throws RefusedRow. */
function readUkDate(text: string): string {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/.exec(text);
  const [, day = '', month = '', year = ''] = match ?? [];
  const century = year.length === 4 ? '' : Number(year) >= 80 ? '19' : '20';
  const date = `${century}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (parseIsoDate(date) === null) throw new RefusedRow(`Date: ${shown(text)} is not a date (dd/mm/yyyy)`);
  return date;
}

function readKickOff(time: string, note: Note): DraftGame['kickOff'] {
  if (time === '') return null;
  if (parseClock(time) !== null) return { time, zone: 'Europe/London' };
  note(`Time: ${shown(time)} is not a time; a simulated time is used`);
  return null;
}

function readStatistics(text: TextOf, note: Note): Record<string, number> {
  const statistics: Record<string, number> = {};
  for (const [column, name] of STATISTICS) {
    const value = readStatistic(text(column), column, note);
    if (value !== null) statistics[name] = value;
  }
  return statistics;
}

function readLeague(text: TextOf, layout: Layout): League {
  const division = layout.league(text);
  const league = findLeague(DIVISIONS[division] ?? '');
  if (league === null) throw new RefusedRow(`unknown league ${shown(division)}`);
  return league;
}

/** A reader for rows under this header; rows of leagues that are not wanted are left out unread. */
export function prepareFootballData(
  header: readonly string[],
  isWanted: (leagueId: string) => boolean,
): RowReader {
  const indexOf = new Map(header.map((column, index) => [column, index]));
  const layout = findLayout(header) ?? SEASON_FILES;
  const readPrices = prepareFootballDataPrices(header, layout.closingOnly);
  return (cells, note) => {
    const text: TextOf = (column) => cells[indexOf.get(column) ?? -1] ?? '';
    const league = readLeague(text, layout);
    if (!isWanted(league.id)) return null;
    const date = readUkDate(text('Date'));
    const [home, away] = readTeams(
      league.id,
      { text: text(layout.home), column: layout.home },
      { text: text(layout.away), column: layout.away },
    );
    const homeScore = readScore(text(layout.homeScore), layout.homeScore);
    const awayScore = readScore(text(layout.awayScore), layout.awayScore);
    return {
      leagueId: league.id,
      ...seasonOf(league, date),
      date,
      kickOff: readKickOff(text('Time'), note),
      home,
      away,
      homeScore,
      awayScore,
      halfTime: readHalfTime([text('HTHG'), text('HTAG')], [homeScore, awayScore], note),
      overtime: false,
      neutral: false,
      playoff: false,
      gameNo: 1,
      homeStarter: null,
      awayStarter: null,
      statistics: readStatistics(text, note),
      prices: readPrices(cells, note),
      references: [],
    };
  };
}
