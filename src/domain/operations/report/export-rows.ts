import { countAudit } from '#db/queries/audit.ts';
import {
  countExportedMembers,
  countExportedOrders,
  countExportedPayments,
} from '#db/queries/office-export.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import { auditFilter } from '#domain/foundation/audit/list-audit.ts';
import { brandDay, brandDayBounds } from '#domain/foundation/clock/brand-day.ts';
import { type CsvTable, readFirstPage, writeCsv } from '#domain/foundation/export/csv-table.ts';
import {
  auditTable,
  memberTable,
  orderTable,
  paymentTable,
} from '#domain/foundation/export/export-tables.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import { mayDo, type Permission } from '#domain/foundation/permission/permissions.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { DAY_MS } from '#terms/durations.ts';
import type { DayExport } from '#terms/exported-lists.ts';

/** The longest file and the longest time; what is more has to be asked for in parts, and is never left out silently. */
const exportLimits = { rows: 50_000, days: 366 } as const;

const DEFAULT_DAYS = 30;
const NEEDS: Readonly<Record<DayExport, Permission>> = {
  orders: 'orders.view',
  payments: 'orders.view',
  members: 'members.view',
  audit: 'audit.view_own',
};

type ExportOptions = {
  readonly kind: DayExport;
  readonly brand: string;
  readonly operator: Operator;
  readonly from: Date;
  /** Not included; rows of the future there are none. */
  readonly until: Date;
};

/**
 * A brand's rows as CSV, page by page as they are asked for. Members are masked, of the log everybody gets what they may see. The
 * log keeps that it was taken. Throws 'not_found' for a role that may not see the rows, and 'invalid' for more than fits.
 */
export async function exportRows(
  services: Services,
  options: ExportOptions,
  limits: { readonly rows: number; readonly days: number } = exportLimits,
): Promise<AsyncIterable<string>> {
  const { kind, operator, brand, from, until } = options;
  if (!mayDo(operator.role, NEEDS[kind])) throw new AppError('not_found', `may not see ${kind}`);
  if (!(until > from) || until.getTime() - from.getTime() > limits.days * DAY_MS) {
    throw tooLarge('until', 'office.exportWindow', { days: limits.days });
  }
  const rows = await countRows(services, options);
  if (rows > limits.rows) {
    throw tooLarge('until', 'office.exportTooLarge', { rows, limit: limits.rows });
  }
  // The log's own file ends before the row that notes it.
  const csv = await readFirstPage(tableFor(services, options));
  await services.db.transaction((tx) =>
    appendAudit(tx, {
      at: services.clock.now(),
      brand,
      actorKind: 'operator',
      actorId: operator.id,
      action: `export.${kind}`,
      subjectKind: 'export',
      subjectId: kind,
      detail: { from, until, rows },
    }),
  );
  return writeCsv(csv);
}

/** The instants of a span of brand-zone days, both included; by default the last thirty. Its name goes into the file's. */
export function exportDays(
  { clock }: Pick<Services, 'clock'>,
  {
    from,
    to = brandDay(clock.now()),
  }: { readonly from?: string | undefined; readonly to?: string | undefined },
): { readonly from: Date; readonly until: Date; readonly name: string } {
  const { from: lastDay, until } = brandDayBounds(to);
  const first = from ?? brandDay(new Date(lastDay.getTime() - (DEFAULT_DAYS - 1) * DAY_MS));
  return { from: brandDayBounds(first).from, until, name: `${first}_${to}` };
}

function tableFor(services: Services, options: ExportOptions): CsvTable {
  switch (options.kind) {
    case 'orders':
      return orderTable(services, options);
    case 'payments':
      return paymentTable(services, options);
    case 'members':
      return memberTable(services, options);
    case 'audit':
      return auditTable(services, auditFilter(options));
  }
}

function countRows({ db }: Services, options: ExportOptions): Promise<number> {
  switch (options.kind) {
    case 'orders':
      return countExportedOrders(db, options);
    case 'payments':
      return countExportedPayments(db, options);
    case 'members':
      return countExportedMembers(db, options);
    case 'audit':
      return countAudit(db, auditFilter(options));
  }
}

const tooLarge = (field: string, key: string, params: Readonly<Record<string, number>>) =>
  new AppError('invalid', key, { fields: { [field]: [{ key, params }] } });
