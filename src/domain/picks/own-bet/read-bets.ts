import { cleanLine } from '#domain/foundation/text/clean-text.ts';
import { parseOdds } from '#i18n/odds-format.ts';
import type { PublicMessage } from '#platform/app-error.ts';
import { type BetCurrency, MINOR_DIGITS } from '#terms/currencies.ts';
import { MAX_NAMED_ERRORS, MAX_STAKE, MAX_TEXT } from './bet-limits.ts';
import type { BetColumn, BetMapping } from './bet-mapping.ts';
import { type BetFile, type FileRow, refusedFile } from './read-file.ts';
import { readMoney } from './read-money.ts';
import { readPlacedAt } from './read-placed-at.ts';

/** A bet as a file or a form describes it. */
export type TypedBet = {
  readonly placedAt: Date;
  readonly event: string;
  readonly selection: string;
  readonly bookmaker: string;
  readonly odds: number;
  readonly currency: BetCurrency;
  /** In the smallest unit of the currency. */
  readonly stake: number;
  /** With the stake; null while it is not known. */
  readonly returned: number | null;
};

/** The part that cannot be read; a time to come and a stake beyond all bounds are read, but cannot be. */
export type BetProblem = BetColumn | 'future' | 'stake_bounds';
type BetError = { readonly line: number; readonly column: string; readonly problem: BetProblem };

/**
 * The bets of a file. One row that cannot be read refuses all of them: 'invalid' at `file` names each by its line and column, so that
 * nothing is half imported.
 */
export function readBets(file: BetFile, mapping: BetMapping, now: Date): readonly TypedBet[] {
  const places = placesOf(file.headings, mapping);
  const errors: BetError[] = [];
  const bets = file.rows.flatMap((row) => {
    const found = readBet(partsOf(row, places), mapping, now);
    if (!('problem' in found)) return [found];
    errors.push({
      line: row.line,
      problem: found.problem,
      column: mapping.columns[columnOf(found.problem)] ?? '',
    });
    return [];
  });
  if (errors.length > 0) throw refusedFile(errorMessages(errors));
  return bets;
}

type Places = Readonly<Record<BetColumn, number | null>>;

/** Where each part stands. Throws 'invalid' for a column that the file does not have. */
function placesOf(headings: readonly string[], { columns }: BetMapping): Places {
  const place = (part: BetColumn) => {
    const name = columns[part];
    if (name === null) return null;
    const index = headings.indexOf(name);
    if (index < 0) throw refusedFile([{ key: 'bets.errors.missing', params: { column: name.slice(0, 60) } }]);
    return index;
  };
  return {
    placed_at: place('placed_at'),
    event: place('event'),
    selection: place('selection'),
    odds: place('odds'),
    stake: place('stake'),
    returned: place('returned'),
    bookmaker: place('bookmaker'),
  };
}

function partsOf(row: FileRow, places: Places): Record<BetColumn, string> {
  const cell = (part: BetColumn) => {
    const place = places[part];
    return place === null ? '' : (row.cells[place] ?? '');
  };
  return {
    placed_at: cell('placed_at'),
    event: cell('event'),
    selection: cell('selection'),
    odds: cell('odds'),
    stake: cell('stake'),
    returned: cell('returned'),
    bookmaker: cell('bookmaker'),
  };
}

/** One bet, from what stands in each of its parts; or which part cannot be read. */
export function readBet(
  parts: Readonly<Record<BetColumn, string>>,
  mapping: BetMapping,
  now: Date,
): TypedBet | { readonly problem: BetProblem } {
  const { dayOrder: order, zone, oddsFormat, currency, decimalMark: mark } = mapping;
  const placedAt = readPlacedAt(parts.placed_at, { order, zone });
  if (placedAt === null) return { problem: 'placed_at' };
  if (placedAt > now) return { problem: 'future' };
  const [event, selection] = [readText(parts.event), readText(parts.selection)];
  if (event === null || event === '') return { problem: 'event' };
  if (selection === null || selection === '') return { problem: 'selection' };
  const odds = roundOdds(parseOdds(parts.odds, oddsFormat));
  if (odds === null) return { problem: 'odds' };
  const digits = MINOR_DIGITS[currency];
  const stake = readMoney(parts.stake, { mark, digits });
  if (stake === null) return { problem: 'stake' };
  if (stake <= 0 || stake > MAX_STAKE) return { problem: 'stake_bounds' };
  const typed = parts.returned.trim();
  const money = typed === '' ? null : readMoney(typed, { mark, digits });
  const returned = money !== null && mapping.returnKind === 'profit' ? stake + money : money;
  if (typed !== '' && (returned === null || returned < 0)) return { problem: 'returned' };
  const bookmaker = readText(parts.bookmaker);
  if (bookmaker === null) return { problem: 'bookmaker' };
  return { placedAt, event, selection, bookmaker, odds, currency, stake, returned };
}

function readText(text: string): string | null {
  const clean = cleanLine(text);
  return clean.length <= MAX_TEXT ? clean : null;
}

/** As the database stores them; null for what would be no price any more. */
function roundOdds(odds: number | null): number | null {
  if (odds === null) return null;
  const rounded = Math.round(odds * 10_000) / 10_000;
  return rounded > 1 ? rounded : null;
}

/** The part at which a problem is said. */
export function columnOf(problem: BetProblem): BetColumn {
  if (problem === 'future') return 'placed_at';
  return problem === 'stake_bounds' ? 'stake' : problem;
}

function errorMessages(errors: readonly BetError[]): PublicMessage[] {
  const named = errors.slice(0, MAX_NAMED_ERRORS).map(({ line, column, problem }) => ({
    key: `bets.errors.${problem}`,
    params: { line, column: column.slice(0, 60) },
  }));
  const more = errors.length - named.length;
  return more === 0 ? named : [...named, { key: 'bets.errors.more', params: { count: more } }];
}
