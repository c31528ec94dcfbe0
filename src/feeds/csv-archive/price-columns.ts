import type { BetType } from '#terms/bets.ts';
import { parseNumber, shown } from './cells.ts';
import type { DraftPrice, Note } from './draft-game.ts';

/** Longer odds than any bookmaker quotes; above it a decimal point was lost. */
const MAX_ODDS = 1001;
const MAX_LINE = 500;

type NamedColumn = { readonly name: string; readonly index: number };

/** Where one market's price stands in a row. */
export type PriceColumns = {
  readonly betType: BetType;
  readonly phase: 'open' | 'close';
  /** A column, a number where every row has the same line, or null for win_loss. */
  readonly line: NamedColumn | number | null;
  readonly home: NamedColumn;
  readonly draw: NamedColumn | null;
  readonly away: NamedColumn;
};

type WantedColumns = {
  readonly betType: BetType;
  readonly phase: 'open' | 'close';
  readonly line?: string | number;
  readonly home: string;
  readonly draw?: string;
  readonly away: string;
};

/** The columns of one market in this header, or null where the header has neither its prices nor its line. */
export function findPriceColumns(header: readonly string[], wanted: WantedColumns): PriceColumns | null {
  const find = (name: string): NamedColumn => ({ name, index: header.indexOf(name) });
  const columns: PriceColumns = {
    betType: wanted.betType,
    phase: wanted.phase,
    line: typeof wanted.line === 'string' ? find(wanted.line) : (wanted.line ?? null),
    home: find(wanted.home),
    draw: wanted.draw === undefined ? null : find(wanted.draw),
    away: find(wanted.away),
  };
  const indices = [columns.home.index, columns.away.index];
  if (columns.line !== null && typeof columns.line !== 'number') indices.push(columns.line.index);
  return indices.some((index) => index >= 0) ? columns : null;
}

function textAt(cells: readonly string[], column: NamedColumn): string {
  return cells[column.index] ?? '';
}

/** Null where the cell is empty, NaN where it is bad; a bad one is noted. */
function readOdds(cells: readonly string[], column: NamedColumn, note: Note): number | null {
  const text = textAt(cells, column);
  const odds = parseNumber(text);
  if (odds === null || (odds > 1 && odds <= MAX_ODDS)) return odds;
  note(`${column.name}: ${shown(text)} is not a decimal price above 1; price dropped`);
  return Number.NaN;
}

/** Undefined where there is no usable line; a bad one is noted. */
function readLine(cells: readonly string[], columns: PriceColumns, note: Note): number | null | undefined {
  const { line } = columns;
  if (line === null || typeof line === 'number') return line;
  const text = textAt(cells, line);
  const value = parseNumber(text);
  if (value === null) return undefined;
  const inRange = Math.abs(value) <= MAX_LINE && (columns.betType === 'run_line' || value > 0);
  if (inRange && Number.isInteger(value * 4)) return value === 0 ? 0 : value;
  note(`${line.name}: ${shown(text)} is not a line; price dropped`);
  return undefined;
}

function asPrice(
  columns: PriceColumns,
  bookmaker: string,
  line: number | null,
  odds: readonly [home: number | null, draw: number | null, away: number | null],
): DraftPrice {
  const [homeOdds, drawOdds, awayOdds] = odds;
  return { betType: columns.betType, line, bookmaker, phase: columns.phase, homeOdds, drawOdds, awayOdds };
}

/**
 * One market's price from a row, or null where there is none. A price that is malformed, at or below 1, or incomplete
 * is noted and dropped as a whole, since half a market says nothing about its margin. With `keepBareLine` a line
 * without prices is kept, as basketball's archives have it.
 */
export function readPrice(
  cells: readonly string[],
  columns: PriceColumns,
  source: { readonly bookmaker: string; readonly keepBareLine: boolean },
  note: Note,
): DraftPrice | null {
  const home = readOdds(cells, columns.home, note);
  const draw = columns.draw === null ? null : readOdds(cells, columns.draw, note);
  const away = readOdds(cells, columns.away, note);
  if (Number.isNaN(home) || Number.isNaN(draw) || Number.isNaN(away)) return null;
  const empty = home === null && draw === null && away === null;
  if (empty && (columns.line === null || !source.keepBareLine)) return null;
  const line = readLine(cells, columns, note);
  if (empty) return line === undefined ? null : asPrice(columns, source.bookmaker, line, [null, null, null]);
  const incomplete = home === null || away === null || (columns.draw !== null && draw === null);
  if (incomplete) {
    note(`${columns.home.name}: incomplete price; price dropped`);
    return null;
  }
  if (line === undefined) {
    if (columns.line !== null && typeof columns.line !== 'number' && textAt(cells, columns.line) === '') {
      note(`${columns.line.name} is missing beside a price; price dropped`);
    }
    return null;
  }
  return asPrice(columns, source.bookmaker, line, [home, draw, away]);
}
