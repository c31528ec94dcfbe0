import { type CsvCell, csvLine } from './csv.ts';

/** The columns of a file: each head with what stands below it for a row. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => CsvCell>>;

/** What a file is made of: its heads, and its lines page by page as they are read. */
export type CsvTable = {
  readonly heading: readonly string[];
  readonly pages: AsyncIterable<readonly (readonly CsvCell[])[]>;
};

/** Rows under columns, page by page as they are asked for. */
export function csvTable<Row>(
  columns: Columns<Row>,
  pages: Iterable<readonly Row[]> | AsyncIterable<readonly Row[]>,
): CsvTable {
  return { heading: Object.keys(columns), pages: layOut(Object.values(columns), pages) };
}

async function* layOut<Row>(
  cells: readonly ((row: Row) => CsvCell)[],
  pages: Iterable<readonly Row[]> | AsyncIterable<readonly Row[]>,
): AsyncGenerator<readonly (readonly CsvCell[])[]> {
  for await (const rows of pages) yield rows.map((row) => cells.map((cell) => cell(row)));
}

/** The file as CSV in which no cell is a formula. The byte-order mark shows spreadsheets that it is UTF-8. */
export async function* writeCsv({ heading, pages }: CsvTable): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(heading)}`;
  for await (const lines of pages) yield lines.map(csvLine).join('');
}

/** The same table with its first page read, for what has to fail before an answer begins, or to be read before something is written. */
export async function readFirstPage({ heading, pages }: CsvTable): Promise<CsvTable> {
  const rest = pages[Symbol.asyncIterator]();
  const first = await rest.next();
  return { heading, pages: continued(first, rest) };
}

async function* continued<Page>(
  first: IteratorResult<Page, unknown>,
  rest: AsyncIterator<Page>,
): AsyncGenerator<Page> {
  for (let page = first; page.done !== true; page = await rest.next()) yield page.value;
}
