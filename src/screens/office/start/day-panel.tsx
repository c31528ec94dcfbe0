import type { ReactNode } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { OfficeColumn } from '../table/office-table.tsx';
import { OfficeTable } from '../table/office-table.tsx';

interface DayPanelProps<Row> {
  title: string;
  /** The one figure that the drawing adds up to, and what it counts. */
  figure: ReactNode;
  note: ReactNode;
  /** The drawing; left out where there is nothing to draw. */
  children: ReactNode;
  columns: readonly [OfficeColumn<Row>, ...OfficeColumn<Row>[]];
  rows: readonly (Row & { readonly day: string })[];
  empty: string;
}

/** A figure by day: what it comes to at the end of its head, the drawing, and its days in a table behind a switch. */
export function DayPanel<Row>(props: DayPanelProps<Row>) {
  const { title, figure, note, children, columns, rows, empty } = props;
  const { t } = useLanguage<'ui'>();
  return (
    <section
      aria-label={title}
      data-card
      className="grid min-w-0 content-start gap-3 rounded-8 rounded-t-none border-t-2 border-main bg-surface p-4 shadow-card"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-14 font-strong text-main">{title}</h2>
        <p className="text-12 text-ink-2">
          <span className="text-16 font-strong text-main">{figure}</span> {note}
        </p>
      </div>
      {rows.length === 0 ? (
        <p className="text-14 text-ink-2">{empty}</p>
      ) : (
        <>
          {children}
          <details>
            <summary className="tap text-12 font-medium text-ink-2 underline underline-offset-3">
              {t('ui.asTable')}
            </summary>
            <OfficeTable
              label={title}
              isPlain
              rows={rows}
              rowKey={({ day }) => day}
              empty={empty}
              columns={columns}
            />
          </details>
        </>
      )}
    </section>
  );
}
