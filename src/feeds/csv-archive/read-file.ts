import type { RejectedRow } from '../archive.ts';
import { shown } from './cells.ts';
import { type DraftGame, type Note, RefusedRow, type RowReader } from './draft-game.ts';
import type { ArchiveFile } from './find-files.ts';
import { isFootballData, prepareFootballData } from './football-data.ts';
import { readOpenfootball } from './openfootball.ts';
import { type Line, readLines } from './read-lines.ts';
import { isSeasonTable, prepareSeasonTable } from './season-table.ts';
import { splitRow } from './split-row.ts';

type FileSink = {
  readonly isWanted: (leagueId: string) => boolean;
  readonly onDraft: (draft: DraftGame, line: number) => void;
  readonly onRejected: (row: RejectedRow) => void;
  /** What is worth knowing of the file as a whole. */
  readonly onNote: (text: string) => void;
  readonly onBytes: (read: number) => void;
};

/** A season of openfootball has under a million characters. */
const MAX_JSON_CHARACTERS = 64 * 1024 * 1024;

type Table = {
  readonly width: number;
  readonly readRow: RowReader;
  /** football-data.co.uk has files, or rows of a file, in windows-1252; the other formats are UTF-8. */
  readonly mayBeWestern: boolean;
};

/** Team tables lie beside season tables; they hold no games, and leaving them out is no error. */
function isTeamTable(header: readonly string[]): boolean {
  return header[0] === 'league' && header[1] === 'name' && !header.includes('home');
}

function prepareTable(header: readonly string[], isWanted: FileSink['isWanted']): RowReader | null {
  if (isSeasonTable(header)) return prepareSeasonTable(header, isWanted);
  return isFootballData(header) ? prepareFootballData(header, isWanted) : null;
}

/** The table under this header, 'none' for a table without games; throws RefusedRow for anything else. */
function openTable(text: string, isWanted: FileSink['isWanted']): Table | 'none' {
  if (text.startsWith('<')) throw new RefusedRow('this is HTML instead of CSV');
  const header = splitRow(text);
  if (isTeamTable(header)) return 'none';
  const twice = header.find((column, index) => column !== '' && header.indexOf(column) !== index);
  const readRow = prepareTable(header, isWanted);
  if (readRow === null) throw new RefusedRow(`no known table begins with the columns ${shown(text)}`);
  if (twice !== undefined) throw new RefusedRow(`column ${shown(twice)} stands twice in the header`);
  return { width: header.length, readRow, mayBeWestern: isFootballData(header) };
}

function textOf(line: Line, table: Table): string | null {
  if (line.problem === null) return line.text;
  return table.mayBeWestern ? (line.western ?? null) : null;
}

/** Reads one line of a table; throws RefusedRow. Lines without any content are no rows. */
function readRow(line: Line, table: Table, note: Note): DraftGame | null {
  const text = textOf(line, table);
  if (text === null) throw new RefusedRow(line.problem ?? 'the text cannot be read');
  if (/^[\s,]*$/.test(text)) return null;
  const cells = splitRow(text);
  if (cells.length > table.width && cells.slice(table.width).some((cell) => cell !== '')) {
    throw new RefusedRow(`too many columns: ${cells.length} instead of ${table.width}`);
  }
  return table.readRow(cells, note);
}

/** What the lines so far have shown the file to be; 'closed' where nothing further is worth reading. */
type Mode =
  | { readonly kind: 'start' }
  | { readonly kind: 'table'; readonly table: Table }
  | { readonly kind: 'json'; readonly texts: string[]; size: number }
  | { readonly kind: 'closed' };

const CLOSED: Mode = { kind: 'closed' };

function openFile(line: Line, sink: FileSink): Mode {
  if (line.problem !== null) throw new RefusedRow(line.problem);
  const text = line.text.replace(/^\uFEFF/, '').trim();
  if (text === '') return { kind: 'start' };
  if (text.startsWith('{') || text.startsWith('[')) {
    return { kind: 'json', texts: ['\n'.repeat(line.line - 1) + text], size: text.length };
  }
  const table = openTable(text, sink.isWanted);
  if (table !== 'none') return { kind: 'table', table };
  sink.onNote('a table of teams, which holds no games');
  return CLOSED;
}

function takeLine(mode: Mode, line: Line, sink: FileSink, note: Note): Mode {
  if (mode.kind === 'start') return openFile(line, sink);
  if (mode.kind === 'table') {
    const draft = readRow(line, mode.table, note);
    if (draft !== null) sink.onDraft(draft, line.line);
  }
  if (mode.kind === 'json') {
    if (line.problem !== null) throw new RefusedRow(line.problem);
    mode.texts.push(line.text);
    mode.size += line.text.length;
    if (mode.size > MAX_JSON_CHARACTERS) throw new RefusedRow('the JSON is too large to be a season');
  }
  return mode;
}

/** Hands every usable row of the file to the sink, and every refused one with its reason. Throws on I/O errors only. */
export async function readArchiveFile(file: ArchiveFile, sink: FileSink): Promise<void> {
  let mode: Mode = { kind: 'start' };
  let western = 0;
  for await (const lines of readLines(file.path, sink.onBytes)) {
    for (const line of lines) {
      const note: Note = (reason) => sink.onRejected({ file: file.name, line: line.line, reason });
      try {
        mode = takeLine(mode, line, sink, note);
        if (mode.kind === 'table' && line.problem !== null) western += 1;
      } catch (error) {
        if (!(error instanceof RefusedRow)) throw error;
        note(error.message);
        // A bad row costs itself alone; a bad header or a hole in JSON leaves nothing to read.
        if (mode.kind !== 'table') mode = CLOSED;
      }
      if (mode.kind === 'closed') return;
    }
  }
  if (western > 0) sink.onNote(`${western} rows are not UTF-8; they were read as windows-1252`);
  if (mode.kind === 'start') sink.onRejected({ file: file.name, line: 1, reason: 'the file is empty' });
  if (mode.kind !== 'json') return;
  const { drafts, rejected } = readOpenfootball(mode.texts.join('\n'), file.name, sink.isWanted);
  for (const { draft, line } of drafts) sink.onDraft(draft, line);
  for (const row of rejected) sink.onRejected(row);
}
