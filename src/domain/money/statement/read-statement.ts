import { parse } from 'csv-parse/sync';
import { AppError } from '#platform/app-error.ts';

/** One line of a bank's statement: money that came in. */
export type StatementLine = {
  /** YYYY-MM-DD. */
  readonly bookingDate: string;
  /** Whole units of the currency. */
  readonly amount: number;
  readonly memo: string;
  readonly counterAccount: string;
};

export type StatementMapping = {
  readonly bookingDate: string;
  readonly amount: string;
  readonly memo: string;
  readonly counterAccount: string;
};

/** The columns of a statement where the bank's own mapping is not given (docs/product/running.md). */
export const DEFAULT_MAPPING: StatementMapping = {
  bookingDate: 'booking_date',
  amount: 'amount',
  memo: 'memo',
  counterAccount: 'counter_account',
};

/** A row that cannot be a line, by its number in the file; the heading is row 1. */
export type RowError = { readonly row: number; readonly problem: 'booking_date' | 'amount' };

/** Above it the file is refused: rows that are left out in silence would be transfers that no one finds. */
const MAX_ROWS = 100_000;

/**
 * Reads a statement as CSV. Money that went out is left out; a row whose date or amount cannot be read is reported and left
 * out, so that one odd line does not keep the others away. Throws 'invalid' where a column is missing or the file is no CSV.
 */
export function readStatement(
  text: string,
  mapping: StatementMapping = DEFAULT_MAPPING,
): {
  readonly lines: readonly StatementLine[];
  readonly errors: readonly RowError[];
  readonly outgoing: number;
} {
  const rows = parseRows(text);
  if (rows.length > MAX_ROWS) throw tooLong();
  const heading = rows[0] ?? {};
  const missing = Object.values(mapping).filter((column) => !Object.hasOwn(heading, column));
  if (missing.length > 0) throw unreadable(missing.join(', '));
  const lines: StatementLine[] = [];
  const errors: RowError[] = [];
  let outgoing = 0;
  for (const [index, row] of rows.entries()) {
    const bookingDate = readDate(row[mapping.bookingDate] ?? '');
    const amount = readAmount(row[mapping.amount] ?? '');
    if (bookingDate === null) errors.push({ row: index + 2, problem: 'booking_date' });
    else if (amount === null) errors.push({ row: index + 2, problem: 'amount' });
    else if (amount <= 0) outgoing += 1;
    else {
      const [memo, counterAccount] = [row[mapping.memo] ?? '', row[mapping.counterAccount] ?? ''];
      lines.push({ bookingDate, amount, memo: memo.trim(), counterAccount: counterAccount.trim() });
    }
  }
  return { lines, errors, outgoing };
}

/** The headings of a statement, in their order. Throws 'invalid' for what is no CSV. */
export function readHeadings(text: string): readonly string[] {
  return Object.keys(parseRows(text, 1)[0] ?? {}).filter((name) => name !== '');
}

function parseRows(text: string, most?: number): Readonly<Record<string, string>>[] {
  try {
    return parse<Record<string, string>>(text, {
      bom: true,
      delimiter: delimiterOf(text),
      columns: (names: string[]) => names.map((name) => name.trim()),
      skip_empty_lines: true,
      relax_column_count: true,
      relax_quotes: true,
      ...(most === undefined ? {} : { to: most }),
    });
  } catch (cause) {
    throw unreadable('csv', cause);
  }
}

/** What stands between the columns: of the characters that banks use, the one that the heading has most of. */
function delimiterOf(text: string): string {
  const [heading = ''] = text.split(/[\r\n]/, 1);
  const outside = heading.replaceAll(/"[^"]*"/g, '');
  const count = (one: string) => outside.split(one).length;
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

function tooLong(): AppError {
  return new AppError('invalid', 'the statement has too many rows', {
    fields: { csv: [{ key: 'office.statementRows', params: { most: MAX_ROWS } }] },
  });
}

function unreadable(columns: string, cause?: unknown): AppError {
  return new AppError('invalid', `the statement lacks ${columns}`, {
    fields: { file: [{ key: 'office.statementColumns', params: { columns } }] },
    cause,
  });
}

/** 2026-11-20, 2026/11/20, 20261120 or 20.11.2026; anything that is no day of the calendar is refused. */
function readDate(text: string): string | null {
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(/^(\d{2})\.(\d{2})\.(\d{4})$/, '$3-$2-$1');
  const [, year, month, day] = /^(\d{4})[-/]?(\d{2})[-/]?(\d{2})$/.exec(plain) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const same = date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day);
  return same ? `${year}-${month}-${day}` : null;
}

/**
 * 8000, 8,000, 8,000.00, 8.000,00 or -8000. Cents that are not zero cannot be a price of ours and are refused; so is 8.000, which is eight of one
 * bank and eight thousand of another.
 */
function readAmount(text: string): number | null {
  const plain = text.normalize('NFKC').trim();
  if (/^-?(?:\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.0{1,2})?$/.test(plain))
    return Number(plain.replaceAll(',', ''));
  if (!/^-?(?:\d{1,12}|\d{1,3}(?:\.\d{3}){1,3}),0{1,2}$/.test(plain)) return null;
  return Number(plain.replaceAll('.', '').replace(',', '.'));
}
