import type { ReactNode } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { FormResult } from '../../use-call-form.ts';
import { useMay, useOfficeHref } from '../frame/office-context.ts';
import { ExportLink } from '../table/export-link.tsx';
import { type OfficeColumn, OfficeTable } from '../table/office-table.tsx';
import { RowActions } from '../table/row-actions.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { RemovalButton } from './removal-button.tsx';

interface OrderedListProps<Row> {
  label: string;
  empty: string;
  rows: readonly Row[];
  columns: readonly OfficeColumn<Row>[];
  isRemoved: (row: Row) => boolean;
  nameOf: (row: Row) => string;
  /** What changes a row. */
  edit: (row: Row) => ReactNode;
  sendOrder: (ids: string[]) => Promise<FormResult<unknown>>;
  sendRemoval: (
    id: string,
    body: { removed: boolean; version: number },
  ) => Promise<FormResult<{ readonly version: number }>>;
  /** The call that gives the whole list as a file, below /office/api/content-exports. */
  file: string;
}

/** What readers find in the operator's own order, whole: rows that can be moved, changed, taken away and put back. */
export function OrderedList<Row extends { readonly id: string; readonly version: number }>(
  props: OrderedListProps<Row>,
) {
  const { label, empty, rows, columns, isRemoved, nameOf, edit, sendOrder, sendRemoval, file } = props;
  const { t } = useLanguage<'office-content'>();
  const href = useOfficeHref();
  const may = useMay();
  const ids = rows.filter((row) => !isRemoved(row)).map(({ id }) => id);
  const actions: OfficeColumn<Row> = {
    key: 'actions',
    header: t('office-content.actions'),
    render: (row) => (
      <RowActions>
        {isRemoved(row) ? null : edit(row)}
        <MoveButtons id={row.id} ids={ids} name={nameOf(row)} send={sendOrder} />
        <RemovalButton
          what={nameOf(row)}
          isRemoved={isRemoved(row)}
          version={row.version}
          send={(removed, version) => sendRemoval(row.id, { removed, version })}
        />
      </RowActions>
    ),
  };
  // Who may change nothing finds no column for it.
  const [first = actions, ...others] = may('content.edit') ? [...columns, actions] : columns;
  return (
    <>
      <OfficeTable
        label={label}
        columns={[first, ...others]}
        rows={rows}
        rowKey={({ id }) => id}
        empty={empty}
      />
      <ExportLink href={href(`/office/api/content-exports/${file}`)} />
    </>
  );
}
