import { canonicalTeam } from '#feeds/names/team-names.ts';
import { type Note, RefusedRow } from './draft-game.ts';

const MAX_SHOWN = 40;
const MAX_TEAM_NAME = 60;
/** No game of the covered sports comes near; a larger number is a shifted column. */
const MAX_SCORE = 300;

/** A cell's text, quoted, shortened and free of control characters, for use in a reason. */
export function shown(text: string): string {
  const clean = text.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu, '·');
  return `"${clean.length > MAX_SHOWN ? `${clean.slice(0, MAX_SHOWN)}…` : clean}"`;
}

/** Null for an empty cell, NaN for anything but a plain decimal number: "NaN", "1e3", "1,5" and "0x2" are none. */
export function parseNumber(text: string): number | null {
  if (text === '') return null;
  return /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}

/** A final score. Throws RefusedRow where it is missing, negative or not a whole number. */
export function readScore(text: string, column: string): number {
  if (text === '') throw new RefusedRow(`${column} is missing`);
  if (/^-\d+$/.test(text)) throw new RefusedRow(`${column}: negative score ${shown(text)}`);
  const score = /^\d{1,3}(\.0+)?$/.test(text) ? Number(text) : Number.NaN;
  if (!(score <= MAX_SCORE)) throw new RefusedRow(`${column}: ${shown(text)} is not a score`);
  return score;
}

/** Score at half-time, or null where it is missing or does not fit the final score; the latter is noted. */
export function readHalfTime(
  texts: readonly [home: string, away: string],
  final: readonly [home: number, away: number],
  note: Note,
): readonly [number, number] | null {
  if (texts[0] === '' && texts[1] === '') return null;
  const home = parseNumber(texts[0]);
  const away = parseNumber(texts[1]);
  const fits = (half: number | null, full: number) =>
    half !== null && Number.isInteger(half) && half >= 0 && half <= full;
  if (home !== null && away !== null && fits(home, final[0]) && fits(away, final[1])) return [home, away];
  note(
    `half-time score ${shown(texts[0])}–${shown(texts[1])} does not fit the final score; half-time dropped`,
  );
  return null;
}

/** A count or amount known after the game, or null; what is not a number from 0 up is noted and dropped. */
export function readStatistic(text: string, column: string, note: Note): number | null {
  const value = parseNumber(text);
  if (value === null || value >= 0) return value;
  note(`${column}: ${shown(text)} is not a number from 0 up; value dropped`);
  return null;
}

/** 0 or 1 where known, false where empty; anything else is noted and read as false. */
export function readFlag(text: string, column: string, note: Note): boolean {
  if (text === '1' || text === '1.0') return true;
  if (text !== '' && text !== '0' && text !== '0.0')
    note(`${column}: ${shown(text)} is neither 0 nor 1; read as 0`);
  return false;
}

function readTeam(leagueId: string, text: string, column: string): string {
  if (text === '') throw new RefusedRow(`${column} is missing`);
  const known = canonicalTeam(leagueId, text);
  if (known !== null) return known;
  // A club that was promoted after our tables were written is welcome; markup or binary rubbish is not.
  if (text.length > MAX_TEAM_NAME || !/\p{L}/u.test(text) || /[\p{C}<>\uFFFD]/u.test(text)) {
    throw new RefusedRow(`${column}: ${shown(text)} is not a team name`);
  }
  return text;
}

/** Key names of the two teams. Throws RefusedRow where one is missing or they are the same. */
export function readTeams(
  leagueId: string,
  home: { readonly text: string; readonly column: string },
  away: { readonly text: string; readonly column: string },
): readonly [home: string, away: string] {
  const homeName = readTeam(leagueId, home.text, home.column);
  const awayName = readTeam(leagueId, away.text, away.column);
  if (homeName === awayName) throw new RefusedRow(`home and away are the same team, ${shown(homeName)}`);
  return [homeName, awayName];
}
