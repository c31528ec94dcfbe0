import { findLeague, type League } from '#feeds/names/leagues.ts';
import { parseClock, parseIsoDate } from '#feeds/time/calendar-date.ts';
import type { RejectedRow } from '../archive.ts';
import { readHalfTime, readScore, readTeams, shown } from './cells.ts';
import { type DraftGame, type Note, RefusedRow } from './draft-game.ts';
import { seasonOf } from './season-of.ts';

type Json = Readonly<Record<string, unknown>>;

/** Beginnings of openfootball's titles, "English Premier League 2015/16"; a second division must not fit. */
const TITLES: readonly (readonly [title: RegExp, leagueId: string])[] = [
  [/^(english )?premier league\b/, 'EPL'],
  [/^((deutsche|german) )?bundesliga\b/, 'BUNDESLIGA'],
  [/^((spanish|spain) )?(la liga|primera division)\b(?! 2\b)/, 'LALIGA'],
  [/^((italian|italy) )?serie a\b/, 'SERIEA'],
  [/^((french|france) )?ligue 1\b/, 'LIGUE1'],
  [/^((usa|us|american) )?(major league soccer|mls)\b/, 'MLS'],
];

const FILE_CODES: Readonly<Record<string, string>> = {
  'en.1': 'EPL',
  'de.1': 'BUNDESLIGA',
  'es.1': 'LALIGA',
  'it.1': 'SERIEA',
  'fr.1': 'LIGUE1',
  mls: 'MLS',
};

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : '';
}

function findLeagueOf(title: string, file: string): League | null {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  const byTitle = TITLES.find(([pattern]) => pattern.test(plain))?.[1];
  const code = /(?:^|\/)([a-z]{2}\.1|mls)\.json(?:\.gz)?$/i.exec(file)?.[1]?.toLowerCase();
  // A title that is there and unknown outweighs a file name: "2. Bundesliga" may lie in any file.
  return findLeague(byTitle ?? (title === '' ? (FILE_CODES[code ?? ''] ?? '') : ''));
}

function matchesOf(root: Json): readonly unknown[] | null {
  if (Array.isArray(root.matches)) return root.matches;
  if (!Array.isArray(root.rounds)) return null;
  return root.rounds.flatMap((round: unknown) =>
    isJson(round) && Array.isArray(round.matches) ? round.matches : [],
  );
}

function teamText(value: unknown): string {
  return isJson(value) ? textOf(value.name) : textOf(value);
}

/** Full and half time from either shape: score:{ft,ht}, or the older score1, score2. */
function scoreTexts(match: Json): {
  readonly full: readonly [string, string];
  readonly half: readonly [string, string];
} {
  const pair = (value: unknown): readonly [string, string] =>
    Array.isArray(value) ? [textOf(value[0]), textOf(value[1])] : ['', ''];
  const { score } = match;
  if (isJson(score)) return { full: pair(score.ft), half: pair(score.ht) };
  if (Array.isArray(score)) return { full: pair(score), half: ['', ''] };
  return { full: [textOf(match.score1), textOf(match.score2)], half: ['', ''] };
}

function readMatch(value: unknown, league: League, note: Note): DraftGame {
  if (!isJson(value)) throw new RefusedRow('this is not a match');
  const date = textOf(value.date);
  if (parseIsoDate(date) === null) throw new RefusedRow(`date: ${shown(date)} is not a date (YYYY-MM-DD)`);
  const [home, away] = readTeams(
    league.id,
    { text: teamText(value.team1), column: 'team1' },
    { text: teamText(value.team2), column: 'team2' },
  );
  const { full, half } = scoreTexts(value);
  const homeScore = readScore(full[0], 'home score');
  const awayScore = readScore(full[1], 'away score');
  const time = textOf(value.time);
  const hasTime = parseClock(time) !== null;
  if (time !== '' && !hasTime) note(`time: ${shown(time)} is not a time; a simulated time is used`);
  return {
    leagueId: league.id,
    ...seasonOf(league, date),
    date,
    kickOff: hasTime ? { time, zone: league.zone } : null,
    home,
    away,
    homeScore,
    awayScore,
    halfTime: readHalfTime(half, [homeScore, awayScore], note),
    overtime: false,
    neutral: false,
    playoff: false,
    gameNo: 1,
    homeStarter: null,
    awayStarter: null,
    statistics: {},
    prices: [],
    references: [],
  };
}

/** Line of each match: JSON.parse keeps no positions, but every match names its first team once. */
function linesOfMatches(text: string, count: number): readonly number[] {
  const lines: number[] = [];
  const pattern = /\n|(?<!\\)"team1"\s*:/g;
  let line = 1;
  for (const found of text.matchAll(pattern)) {
    if (found[0] === '\n') line += 1;
    else lines.push(line);
  }
  return lines.length === count ? lines : [];
}

type FileRead = {
  readonly drafts: readonly { readonly draft: DraftGame; readonly line: number }[];
  readonly rejected: readonly RejectedRow[];
};

/**
 * Reads one file of openfootball's football.json: rounds with matches, or matches alone. Never throws for content;
 * matches that cannot be used, games still to be played among them, are returned as rejected.
 */
export function readOpenfootball(
  text: string,
  file: string,
  isWanted: (leagueId: string) => boolean,
): FileRead {
  const leaveOut = (reason: string): FileRead => ({ drafts: [], rejected: [{ file, line: 1, reason }] });
  let root: unknown;
  try {
    root = JSON.parse(text);
  } catch {
    return leaveOut('this is neither CSV nor valid JSON');
  }
  const matches = isJson(root) ? matchesOf(root) : null;
  if (!isJson(root) || matches === null) return leaveOut('JSON without openfootball’s rounds or matches');
  const title = textOf(root.name);
  const league = findLeagueOf(title, file);
  if (league === null) return leaveOut(`unknown league ${shown(title)}`);
  if (!isWanted(league.id)) return { drafts: [], rejected: [] };
  const lines = linesOfMatches(text, matches.length);
  const drafts: { draft: DraftGame; line: number }[] = [];
  const rejected: RejectedRow[] = [];
  for (const [index, match] of matches.entries()) {
    const line = lines[index] ?? 1;
    const where = lines.length === 0 ? `match ${index + 1}: ` : '';
    const note: Note = (reason) => rejected.push({ file, line, reason: where + reason });
    try {
      drafts.push({ draft: readMatch(match, league, note), line });
    } catch (error) {
      if (!(error instanceof RefusedRow)) throw error;
      note(error.message);
    }
  }
  return { drafts, rejected };
}
