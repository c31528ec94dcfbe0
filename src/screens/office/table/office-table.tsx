import type { ReactNode } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Link } from '#ui/link.tsx';
import { ScrollBox } from '#ui/scroll-box.tsx';
import { useAsked, useListAddress } from './use-list-address.ts';

export interface OfficeColumn<Row> {
  key: string;
  header: string;
  /** Figures stand at the end. */
  numeric?: boolean;
  /** Left out on a narrow screen. */
  wideOnly?: boolean;
  /** Keeps room for words and dates on a narrow screen, where Chinese would break after every character. */
  roomy?: boolean;
  /** Left out altogether: of the actions, for anyone who may do none. Not of the first column. */
  isHidden?: boolean;
  /** What the list's `sort` is called for this column; its head becomes a link. */
  sort?: string;
  render: (row: Row) => ReactNode;
}

interface OfficeTableProps<Row> {
  label: string;
  columns: readonly [OfficeColumn<Row>, ...OfficeColumn<Row>[]];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The page of a row. The first column becomes a link to it, which j and k move to and Enter opens. */
  rowHref?: (row: Row) => string;
  /** How the list is sorted where the address does not say it: `created_at:desc`. */
  sortedBy?: string;
  /** Without a card of its own, inside a panel. */
  isPlain?: boolean;
  /** One sentence where there are no rows; left out of a list that is shown only where it has some. */
  empty?: string;
}

/** A dense list. Filters, sorting and paging live in the address, so that a list can be sent to a colleague. */
export function OfficeTable<Row>(props: OfficeTableProps<Row>) {
  const { label, columns, rows, rowKey, rowHref, sortedBy, isPlain = false, empty = '' } = props;
  const [first, ...more] = columns;
  const others = more.filter(({ isHidden }) => isHidden !== true);
  const isEmpty = rows.length === 0;
  // Heads over nothing say nothing: inside a panel the sentence is enough.
  if (isPlain && isEmpty) return <p className="text-14 text-ink-3">{empty}</p>;
  return (
    <ScrollBox
      label={label}
      {...(isPlain ? {} : { 'data-card': '' })}
      className={classNames(
        isEmpty && '@container',
        !isPlain && 'rounded-b-8 border-t-2 border-main bg-surface shadow-card',
      )}
    >
      <table className="w-full border-collapse text-14 wrap-break-word [&_:is(a,summary)]:tap">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="border-b border-line">
            {[first, ...others].map((column) => (
              <Head key={column.key} column={column} sortedBy={sortedBy} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className="border-t border-line first:border-t-0 hover:bg-sunken has-[:is([data-row-link],[data-row-action]>*):focus-visible]:bg-primary-100"
            >
              <th scope="row" className={classNames(cellStyle(first), 'h-(--row) font-regular text-ink')}>
                {rowHref === undefined ? (
                  first.render(row)
                ) : (
                  <Link
                    href={rowHref(row)}
                    data-row-link=""
                    className="text-primary-ink underline decoration-primary-300 underline-offset-3"
                  >
                    {first.render(row)}
                  </Link>
                )}
              </th>
              {others.map((column) => (
                <td
                  key={column.key}
                  className={classNames(
                    cellStyle(column),
                    'h-(--row) text-ink [&_button]:break-keep [&_button]:wrap-normal',
                  )}
                >
                  {column.render(row)}
                </td>
              ))}
            </tr>
          ))}
          {isEmpty ? (
            <tr>
              <td colSpan={others.length + 1} className="p-0">
                {/* In the middle of what is seen, however much wider the heads are. */}
                <div className="sticky left-0 w-[100cqw]">
                  <EmptyState title={empty} />
                </div>
              </td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function Head<Row>({ column, sortedBy }: { column: OfficeColumn<Row>; sortedBy: string | undefined }) {
  const { t } = useLanguage<'office-frame'>();
  const address = useListAddress();
  const asked = useAsked()('sort') || sortedBy;
  const [by, direction] = (asked ?? '').split(':');
  const style = classNames(
    cellStyle(column),
    'h-8 text-12 font-medium pointer-coarse:h-11 whitespace-nowrap text-ink-2',
  );
  if (column.sort === undefined) {
    return (
      <th scope="col" className={style}>
        {column.header}
      </th>
    );
  }
  const isSorted = by === column.sort;
  const next = isSorted && direction !== 'desc' ? 'desc' : 'asc';
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (direction === 'desc' ? 'descending' : 'ascending') : undefined}
      className={style}
    >
      <Link
        href={address({ sort: `${column.sort}:${next}` })}
        title={t(next === 'asc' ? 'office-frame.table.sortUp' : 'office-frame.table.sortDown')}
        className="text-ink-2 no-underline hover:text-ink hover:underline"
      >
        {column.header}
        {isSorted ? (direction === 'desc' ? ' ↓' : ' ↑') : ''}
      </Link>
    </th>
  );
}

function cellStyle<Row>({ numeric, wideOnly, roomy }: OfficeColumn<Row>): string {
  return classNames(
    'px-3 py-1.5 align-baseline first:pl-4 last:pr-4',
    numeric ? 'text-right whitespace-nowrap' : 'text-left',
    wideOnly && 'max-md:hidden',
    roomy && 'max-md:min-w-28',
  );
}
