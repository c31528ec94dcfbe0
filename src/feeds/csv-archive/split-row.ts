import { parse } from 'csv-parse/sync';
import { RefusedRow } from './draft-game.ts';

/**
 * Cells of one line, trimmed. Lines go to the CSV parser one by one, and only where they hold a quote: archives of
 * games have no line breaks inside cells, and so an unclosed quote costs its own line rather than the rest of the
 * file. Throws RefusedRow where a quote is opened and not closed.
 */
export function splitRow(line: string): string[] {
  if (!line.includes('"')) return line.split(',').map((cell) => cell.trim());
  try {
    const rows: string[][] = parse(line, { relax_column_count: true, relax_quotes: true });
    return (rows[0] ?? []).map((cell) => cell.trim());
  } catch {
    throw new RefusedRow('a quote is opened and not closed');
  }
}
