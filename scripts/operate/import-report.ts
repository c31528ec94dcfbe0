import type { ImportReport } from '#domain/forecasting/sport/import-archive.ts';
import type { FileNote, RejectedRow } from '#feeds/archive.ts';

/** More than this a terminal does not show at once; the report file holds the rest. */
const PRINTED = 20;

/** What was done, as lines for a terminal. A second run of the same archive says 0 new twice. */
export function importLines(report: ImportReport): string[] {
  const { taken, games, facts, corrected, future, doubtful } = report;
  const lines = [`${taken} games: ${games} new or changed games, ${facts} new results and prices`];
  if (corrected > 0) lines.push(`${corrected} results correct earlier ones`);
  const shown = future.slice(0, PRINTED).map((game) => {
    return `  ${game.leagueId} ${game.gameDay} ${game.home} – ${game.away}`;
  });
  if (future.length > 0)
    lines.push(`${future.length} games were left out: they have not ended yet`, ...shown);
  if (future.length > shown.length) lines.push(`  … and ${future.length - shown.length} more`);
  return [...lines, ...doubtLines(doubtful)];
}

/** Dates of the source that cannot be right, by team, so that a person can look them up. */
function doubtLines(doubtful: ImportReport['doubtful']): string[] {
  if (doubtful.length === 0) return [];
  const shown = doubtful.slice(0, PRINTED).map(({ leagueId, team, first, second }) => {
    return `  ${leagueId} ${team}: ${first === second ? `twice on ${first}` : `${first} and ${second}`}`;
  });
  const more = doubtful.length - shown.length;
  return [
    `${doubtful.length} doubtful dates: a soccer team would have played twice within two days; days of rest are not counted there`,
    ...shown,
    ...(more > 0 ? [`  … and ${more} more`] : []),
  ];
}

/** Every file that was passed over or read in a way worth knowing, with the reason. */
export function noteLines(notes: readonly FileNote[]): string[] {
  return notes.map(({ file, note }) => `  ${file}: ${note}`);
}

/** The rows that were refused or lost a value, the first of them by name. */
export function rejectedLines(rejected: readonly RejectedRow[], reportFile: string | null): string[] {
  if (rejected.length === 0) return [];
  const shown = rejected.slice(0, PRINTED).map(({ file, line, reason }) => `  ${file}:${line}: ${reason}`);
  const more = rejected.length - shown.length;
  const where =
    reportFile === null ? '--report <file> writes all of them' : `all of them are in ${reportFile}`;
  return [
    `${rejected.length} remarks on rows that were refused or lost a value:`,
    ...shown,
    ...(more > 0 ? [`  … and ${more} more; ${where}`] : []),
  ];
}

/** All remarks as CSV, for a spreadsheet or a program. */
export function rejectedCsv(rejected: readonly RejectedRow[]): string {
  const rows = rejected.map(({ file, line, reason }) => [quoted(file), line, quoted(reason)].join(','));
  return `${['file,line,reason', ...rows].join('\n')}\n`;
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
