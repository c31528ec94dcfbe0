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
  /**
   * On a phone each row is a card, for a list that would be wider than the screen: names with their values at the end of the
   * line, or names above texts.
   */
  stack?: 'values' | 'texts';
  /** One sentence where there are no rows; left out of a list that is shown only where it has some. */
  empty?: string;
}

/** A dense list. Filters, sorting and paging live in the address, so that a list can be sent to a colleague. */
export function OfficeTable<Row>(props: OfficeTableProps<Row>) {
  const { label, columns, rows, rowKey, rowHref, sortedBy, isPlain = false, stack, empty = '' } = props;
  const [first, ...more] = columns;
  const others = more.filter(({ isHidden }) => isHidden !== true);
  const isEmpty = rows.length === 0;
  const isStacked = stack !== undefined && !isEmpty;
  // What is no longer laid out as a table would no longer be one to a screen reader either.
  const roleOf = <Role extends string>(role: Role) => (isStacked ? role : undefined);
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
      <table
        role={roleOf('table')}
        className={classNames(
          'w-full border-collapse text-14 wrap-break-word [&_:is(a,summary)]:tap',
          isStacked && 'max-md:block',
        )}
      >
        <caption className="sr-only">{label}</caption>
        <thead role={roleOf('rowgroup')} className={classNames(isStacked && 'max-md:sr-only')}>
          <tr role={roleOf('row')} className="border-b border-line">
            {[first, ...others].map((column) => (
              <Head key={column.key} column={column} sortedBy={sortedBy} role={roleOf('columnheader')} />
            ))}
          </tr>
        </thead>
        <tbody role={roleOf('rowgroup')} className={classNames(isStacked && 'max-md:block')}>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              role={roleOf('row')}
              className={classNames(
                'border-t border-line first:border-t-0 hover:bg-sunken has-[:is([data-row-link],[data-row-action]>*):focus-visible]:bg-primary-100',
                isStacked && 'max-md:block max-md:py-2',
              )}
            >
              <th
                scope="row"
                role={roleOf('rowheader')}
                className={classNames(
                  cellStyle(first),
                  'h-(--row) font-regular text-ink',
                  isStacked &&
                    'max-md:block max-md:h-auto max-md:font-medium max-md:[&_.text-12]:font-regular',
                )}
              >
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
                <Cell key={column.key} column={column} row={row} stack={isStacked ? stack : undefined} />
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

interface CellProps<Row> {
  column: OfficeColumn<Row>;
  row: Row;
  stack: OfficeTableProps<Row>['stack'];
}

/** A value of a row; in a card on a phone beside or below its name, and left out where there is none. */
function Cell<Row>({ column, row, stack }: CellProps<Row>) {
  const value = column.render(row);
  const style = classNames(
    cellStyle(column),
    'h-(--row) text-ink [&_button]:break-keep [&_button]:wrap-normal',
  );
  if (stack === undefined) return <td className={style}>{value}</td>;
  const isShown = !column.wideOnly && value !== '-' && value !== '';
  return (
    <td
      // biome-ignore lint/a11y/noRedundantRoles: laid out as a block it would no longer be a cell to a screen reader.
      role="cell"
      className={classNames(
        style,
        'max-md:h-auto max-md:px-4 max-md:py-1',
        !isShown && 'max-md:hidden',
        isShown && stack === 'texts' && 'max-md:block',
        isShown &&
          stack === 'values' &&
          'max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4',
      )}
    >
      <span
        aria-hidden="true"
        className="block shrink-0 text-left text-12 whitespace-normal text-ink-3 max-md:max-w-1/2 md:hidden"
      >
        {column.header}
      </span>
      {stack === 'values' ? <div className="min-w-0 max-md:text-right">{value}</div> : value}
    </td>
  );
}

interface HeadProps<Row> {
  column: OfficeColumn<Row>;
  sortedBy: string | undefined;
  role: 'columnheader' | undefined;
}

function Head<Row>({ column, sortedBy, role }: HeadProps<Row>) {
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
      <th scope="col" role={role} className={style}>
        {column.header}
      </th>
    );
  }
  const isSorted = by === column.sort;
  const next = isSorted && direction !== 'desc' ? 'desc' : 'asc';
  return (
    <th
      scope="col"
      role={role}
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
