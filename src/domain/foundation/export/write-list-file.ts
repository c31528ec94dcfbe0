import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import type { ExportedList } from '#terms/exported-lists.ts';
import { type CsvTable, writeCsv } from './csv-table.ts';

/** More than an operator's list will hold; what is more has to be asked for in parts, and is never left out silently. */
export const MAX_LIST_ROWS = 5000;

export type ListTable = {
  readonly csv: CsvTable;
  /** How many there are, which may be more than were read. */
  readonly total: number;
};

type ListFile = {
  /** What the log calls the list: `export.<kind>`. */
  readonly kind: ExportedList;
  readonly brand: string;
  readonly operator: Pick<Operator, 'id'>;
  /** How the list was filtered, for the log. */
  readonly filters: Readonly<Record<string, unknown>>;
  readonly table: ListTable;
  readonly most: number;
};

/**
 * A list that an operator sees as CSV in which no cell is a formula. The log keeps that it was taken. Throws 'invalid' for more
 * rows than fit into one file.
 */
export async function writeListFile(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { kind, brand, operator, filters, table, most }: ListFile,
): Promise<AsyncIterable<string>> {
  if (table.total > most) {
    throw new AppError('invalid', `${table.total} rows are too many for a file`, {
      fields: { q: [{ key: 'office.exportNarrow', params: { rows: table.total, limit: most } }] },
    });
  }
  await db.transaction((tx) =>
    appendAudit(tx, {
      at: clock.now(),
      brand,
      actorKind: 'operator',
      actorId: operator.id,
      action: `export.${kind}`,
      subjectKind: 'export',
      subjectId: kind,
      detail: { ...filters, rows: table.total },
    }),
  );
  return writeCsv(table.csv);
}
