import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { AppError, type PublicMessage } from '#platform/app-error.ts';
import { isUnstorable } from '#platform/storable-text.ts';
import { MAX_COLUMNS, MAX_FILE_BYTES, MAX_FILE_ROWS } from './bet-limits.ts';

/** A row of a file, with the line on which it ends. */
export type FileRow = { readonly line: number; readonly cells: readonly string[] };
/** A file of bets taken apart: its headings and its rows. */
export type BetFile = { readonly headings: readonly string[]; readonly rows: readonly FileRow[] };

const recordsSchema = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.int() }) }));
const brokenSchema = z.object({ lines: z.int() });

/** The delimiters that bookmakers use; the one that divides the headings most often counts. */
const DELIMITERS = [',', ';', '\t'] as const;

/**
 * Takes a file of bets apart. It has to be CSV in UTF-8, with or without a byte-order mark; any other encoding is refused, because a
 * guess would change the names in it unseen. Throws 'invalid' at `file` with what is wrong and on which line.
 */
export function readBetFile(bytes: Uint8Array): BetFile {
  if (bytes.byteLength > MAX_FILE_BYTES)
    throw refusedFile([{ key: 'bets.errors.tooLarge', params: { limit: MAX_FILE_BYTES / 1024 } }]);
  const text = decode(bytes);
  const [head, ...rows] = recordsOf(text);
  const headings = (head?.cells ?? []).map((name) => name.normalize('NFC').trim());
  if (headings.length < 2 || rows.length === 0) throw refusedFile([{ key: 'bets.errors.noRows' }]);
  if (headings.length > MAX_COLUMNS)
    throw refusedFile([{ key: 'bets.errors.columns', params: { limit: MAX_COLUMNS } }]);
  if (rows.length > MAX_FILE_ROWS)
    throw refusedFile([{ key: 'bets.errors.tooMany', params: { limit: MAX_FILE_ROWS } }]);
  const twice = headings.find((name, index) => name !== '' && headings.indexOf(name) !== index);
  if (twice !== undefined)
    throw refusedFile([{ key: 'bets.errors.twice', params: { column: twice.slice(0, 60) } }]);
  const uneven = rows.find(({ cells }) => cells.length !== headings.length);
  if (uneven !== undefined) {
    const { line, cells } = uneven;
    throw refusedFile([
      { key: 'bets.errors.cells', params: { line, found: cells.length, wanted: headings.length } },
    ]);
  }
  return { headings, rows };
}

/** What is wrong with a file, said at its field. */
export function refusedFile(messages: readonly PublicMessage[], cause?: unknown): AppError {
  return new AppError('invalid', 'the file of bets cannot be read', { fields: { file: messages }, cause });
}

function decode(bytes: Uint8Array): string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw refusedFile([{ key: 'bets.errors.encoding' }], cause);
  }
  if (isUnstorable(text)) throw refusedFile([{ key: 'bets.errors.encoding' }]);
  return text;
}

function recordsOf(text: string): FileRow[] {
  const first = text.split(/\r\n|\r|\n/, 1)[0] ?? '';
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, n: first.split(delimiter).length }));
  const { delimiter } = counts.reduce((most, one) => (one.n > most.n ? one : most));
  try {
    const parsed: unknown = parse(text, {
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      // One row more than a file may have shows that it has too many.
      to: MAX_FILE_ROWS + 2,
    });
    return recordsSchema.parse(parsed).map(({ record, info }) => ({ line: info.lines, cells: record }));
  } catch (cause) {
    const line = brokenSchema.safeParse(cause).data?.lines ?? 1;
    throw refusedFile([{ key: 'bets.errors.quotes', params: { line } }], cause);
  }
}
