/** What stands in a cell. Numbers are ours and stay numbers; a text may be anybody's. */
export type CsvCell = string | number | boolean | Date | null;

/**
 * Characters with which a spreadsheet begins a formula, also in the full width that Chinese and Japanese keyboards type, and what it
 * skips before it looks for one.
 */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠|%]|^[\t\r\n]/u;

/** Whether a spreadsheet would compute a cell of this text. */
export const isFormula = (text: string): boolean => FORMULA.test(text);

/**
 * One line of CSV (RFC 4180). Every text is quoted, so that no character in it can begin another cell, and one that a spreadsheet
 * would compute is preceded by an apostrophe, so that it is shown and not run.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell !== 'string') return String(cell);
  const safe = isFormula(cell) ? `'${cell}` : cell;
  return `"${safe.replaceAll('"', '""')}"`;
}
