import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { ScrollBox } from './scroll-box.tsx';

export interface Column<Row> {
  key: string;
  header: ReactNode;
  /** Figures stand at the end, so that their decimal points line up. */
  numeric?: boolean;
  /** Left out on a narrow screen. */
  wideOnly?: boolean;
  /** Of the first column: a date or a count, which stays whole and needs no room for words. */
  isShort?: boolean;
  render: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  /** What the table holds: its caption, and the name of the box that scrolls. */
  label: string;
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** The class of a strip before the row, which says the same as a word in it. */
  rowStrip?: (row: Row) => string | undefined;
  /** Shown in the place of the rows when there are none. */
  empty?: ReactNode;
  /** The caption is seen, not only heard. */
  showLabel?: boolean;
}

/** Rows and columns. The first column names the row; a table wider than the screen scrolls inside its own frame. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, rowStrip, empty, showLabel } = props;
  const [first, ...others] = columns;
  return (
    <ScrollBox label={label} data-card className="rounded-b-8 border-t-2 border-main bg-surface shadow-card">
      <table className="w-full border-collapse text-14">
        <caption className={showLabel ? 'px-4 pt-3 pb-2 text-left text-14 font-medium text-main' : 'sr-only'}>
          {label}
        </caption>
        <thead>
          <tr className="bg-primary-table">
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                // A head's words stay whole, in Chinese too; where there is little room it takes as many lines as it has words.
                className={classNames(
                  'data-head',
                  column.numeric ? 'text-right' : 'text-left',
                  whereWide(column),
                )}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="data-row">
              <th
                scope="row"
                className={classNames(
                  cell(first),
                  'font-regular',
                  first.isShort ? 'whitespace-nowrap' : 'max-md:min-w-28',
                  rowStrip !== undefined && 'relative',
                )}
              >
                <Strip className={rowStrip?.(row)} />
                {first.render(row)}
              </th>
              {others.map((column) => (
                <td key={column.key} className={cell(column)}>
                  {column.render(row)}
                </td>
              ))}
            </tr>
          ))}
          {rows.length === 0 && empty ? (
            <tr className="border-t border-line">
              <td colSpan={columns.length} className="p-0">
                {empty}
              </td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function Strip({ className }: { className: string | undefined }) {
  if (className === undefined) return null;
  return <span aria-hidden="true" className={`absolute inset-y-0 left-0 w-1 ${className}`} />;
}

/** How cells look stands in `rows.css`: a page may have hundreds of them. */
const cell = <Row,>(column: Column<Row>) =>
  classNames(column.numeric ? 'data-figure' : 'data-cell', whereWide(column));

const whereWide = <Row,>({ wideOnly }: Column<Row>) => wideOnly && 'max-md:hidden';
