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
                  cellStyle(column),
                  'h-9 break-keep wrap-normal text-12 font-medium text-ink-2 whitespace-normal',
                )}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-t border-line transition-colors hover:bg-sunken">
              <th
                scope="row"
                className={classNames(
                  cellStyle(first),
                  'h-(--row) font-regular text-ink max-md:min-w-28',
                  rowStrip !== undefined && 'relative',
                )}
              >
                <Strip className={rowStrip?.(row)} />
                {first.render(row)}
              </th>
              {others.map((column) => (
                <td key={column.key} className={classNames(cellStyle(column), 'h-(--row) text-ink')}>
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

function cellStyle<Row>({ numeric, wideOnly }: Column<Row>): string {
  return classNames(
    'px-2 py-1.5 first:pl-3 last:pr-3 md:px-3 md:first:pl-4 md:last:pr-4',
    numeric ? 'text-right whitespace-nowrap' : 'text-left',
    wideOnly && 'max-md:hidden',
  );
}
