import { isFormula } from '#domain/foundation/export/csv.ts';

/**
 * A value as one cell of a CSV file (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe before
 * it; a number keeps its sign, since a number is no formula.
 */
export function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = isFormula(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
