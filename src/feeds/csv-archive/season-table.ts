import { findLeague, type League } from '#feeds/names/leagues.ts';
import { parseClock, parseIsoDate } from '#feeds/time/calendar-date.ts';
import { isZone } from '#feeds/time/zone-offset.ts';
import type { ArchiveReference } from '../archive.ts';
import { parseNumber, readFlag, readHalfTime, readScore, readStatistic, readTeams, shown } from './cells.ts';
import { type DraftGame, type Note, RefusedRow, type RowReader } from './draft-game.ts';
import { readSeason } from './season-of.ts';
import { prepareTablePrices } from './season-table-prices.ts';
import { starterKey } from './starter-key.ts';

const REQUIRED = ['sport', 'league', 'season', 'date', 'home', 'away', 'home_score', 'away_score'] as const;
const STATISTICS = ['shots', 'sot', 'corners', 'fouls', 'yellow', 'red', 'xg'].flatMap((name) => [
  `${name}_home`,
  `${name}_away`,
]);

type TextOf = (column: string) => string;

/** Whether the header is that of our own season tables. */
export function isSeasonTable(header: readonly string[]): boolean {
  return REQUIRED.every((column) => header.includes(column));
}

function readLeague(text: TextOf): League {
  const league = findLeague(text('league'));
  if (league === null) throw new RefusedRow(`unknown league ${shown(text('league'))}`);
  if (text('sport') !== league.sport) {
    throw new RefusedRow(`sport: ${league.id} is ${league.sport}, not ${shown(text('sport'))}`);
  }
  return league;
}

function readKickOff(text: TextOf, league: League, note: Note): DraftGame['kickOff'] {
  const time = text('kickoff_time');
  if (time === '') return null;
  const zone = text('kickoff_tz') || (league.sport === 'soccer' ? 'Europe/London' : league.zone);
  if (parseClock(time) !== null && isZone(zone)) return { time, zone };
  note(`kickoff_time: ${shown(`${time} ${zone}`)} is not a time in a known zone; a simulated time is used`);
  return null;
}

function readGameNo(text: string): number {
  if (!/^[1-4]?(\.0)?$/.test(text)) throw new RefusedRow(`game_no: ${shown(text)} is not 1 to 4`);
  return text === '' ? 1 : Number(text);
}

function readStatistics(text: TextOf, note: Note): Record<string, number> {
  const statistics: Record<string, number> = {};
  for (const column of STATISTICS) {
    const value = readStatistic(text(column), column, note);
    if (value !== null) statistics[column] = value;
  }
  return statistics;
}

/** A probability, null where empty; one outside 0 to 1 is noted. */
function readShare(text: string, column: string, note: Note): number | null {
  const share = parseNumber(text);
  if (share === null || (share >= 0 && share <= 1)) return share;
  note(`${column}: ${shown(text)} is not a probability; reference dropped`);
  return null;
}

/** FiveThirtyEight's model and its Elo are two providers: the Elo goes back further and is partly recomputed. */
function readReferences(text: TextOf, league: League, note: Note): ArchiveReference[] {
  const references: ArchiveReference[] = [];
  const share = (column: string) => readShare(text(column), column, note);
  const provider = text('ref_source');
  const home = share('ref_prob_home');
  const draw = league.sport === 'soccer' ? share('ref_prob_draw') : null;
  const away = share('ref_prob_away');
  const complete = home !== null && away !== null && (draw !== null || league.sport !== 'soccer');
  if (provider !== '' && complete) references.push({ provider, home, draw, away });
  const eloProvider = text('ref_elo_source');
  const elo = share('ref_elo_prob_home');
  if (eloProvider !== '' && elo !== null) {
    const named = eloProvider === 'replica' ? 'elo_replica' : eloProvider;
    references.push({ provider: named, home: elo, draw: null, away: 1 - elo });
  }
  return references;
}

/** A reader for rows under this header; rows of leagues that are not wanted are left out unread. */
export function prepareSeasonTable(
  header: readonly string[],
  isWanted: (leagueId: string) => boolean,
): RowReader {
  const indexOf = new Map(header.map((column, index) => [column, index]));
  const readPrices = prepareTablePrices(header);
  return (cells, note) => {
    const text: TextOf = (column) => cells[indexOf.get(column) ?? -1] ?? '';
    if (cells.length < header.length) {
      throw new RefusedRow(`too few columns: ${cells.length} instead of ${header.length}`);
    }
    const league = readLeague(text);
    if (!isWanted(league.id)) return null;
    const date = text('date');
    if (parseIsoDate(date) === null) throw new RefusedRow(`date: ${shown(date)} is not a date (YYYY-MM-DD)`);
    const season = readSeason(league, text('season'), date);
    const [home, away] = readTeams(
      league.id,
      { text: text('home'), column: 'home' },
      { text: text('away'), column: 'away' },
    );
    const homeScore = readScore(text('home_score'), 'home_score');
    const awayScore = readScore(text('away_score'), 'away_score');
    if (league.sport === 'basketball' && homeScore === awayScore) {
      throw new RefusedRow(`a basketball game cannot end ${homeScore}–${awayScore}`);
    }
    return {
      leagueId: league.id,
      ...season,
      date,
      kickOff: readKickOff(text, league, note),
      home,
      away,
      homeScore,
      awayScore,
      halfTime: readHalfTime([text('ht_home'), text('ht_away')], [homeScore, awayScore], note),
      overtime: readFlag(text('overtime'), 'overtime', note),
      neutral: readFlag(text('neutral'), 'neutral', note),
      playoff: readFlag(text('is_playoff'), 'is_playoff', note),
      gameNo: readGameNo(text('game_no')),
      ...(text('game_no') === '' ? {} : { numbered: true }),
      homeStarter: starterKey(text('home_pitcher')),
      awayStarter: starterKey(text('away_pitcher')),
      statistics: readStatistics(text, note),
      prices: readPrices(cells, league, season.seasonStartYear, note),
      references: readReferences(text, league, note),
    };
  };
}
