import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { type Column, DataTable } from './data-table.tsx';
import { Icon } from './icon.tsx';
import { chevronDownIcon } from './icon-paths.ts';

interface ChartFrameProps<Row> {
  /** The sentence that the chart says. */
  title: ReactNode;
  /** Period, sample and source. */
  note?: ReactNode;
  /** The chart. */
  children: ReactNode;
  table: {
    /** The words of the switch. */
    switchLabel: string;
    label: string;
    columns: readonly [Column<Row>, ...Column<Row>[]];
    rows: readonly Row[];
    rowKey: (row: Row) => string | number;
  };
}

/** A chart with its sentence above and its figures below, behind a switch that works without JavaScript. */
export function ChartFrame<Row>({ title, note, children, table }: ChartFrameProps<Row>) {
  return (
    <Card as="section" className="grid gap-4 rounded-t-none border-t-2 border-main">
      <figure className="m-0 grid gap-4">
        <figcaption className="grid gap-0.5">
          <span className="text-16 font-medium text-main">{title}</span>
          {note ? <span className="text-12 text-ink-3">{note}</span> : null}
        </figcaption>
        {children}
      </figure>
      <details className="group">
        <summary className="inline-flex min-h-8 tap items-center gap-1 text-12 font-medium text-ink-2 hover:text-ink">
          <Icon drawing={chevronDownIcon} size={16} className="transition-transform group-open:rotate-180" />
          {table.switchLabel}
        </summary>
        {/* On a phone from edge to edge, so that a table of several columns has room. */}
        <div className="pt-2 max-sm:-mx-4 max-sm:-mb-4">
          <DataTable label={table.label} columns={table.columns} rows={table.rows} rowKey={table.rowKey} />
        </div>
      </details>
    </Card>
  );
}
