import { type AuditFilter, listAuditFrom } from '#db/queries/audit.ts';
import type { PaymentRow } from '#db/queries/ledger.ts';
import {
  type ExportWindow,
  listExportedMembers,
  listExportedOrders,
  listExportedPayments,
} from '#db/queries/office-export.ts';
import { maskEmail, maskPhone } from '#domain/foundation/security/mask-personal.ts';
import type { Services } from '#domain/services.ts';
import type { CsvCell } from './csv.ts';

/** A page of rows, and the question for the next one; null after the last. */
export type ExportPage = {
  readonly rows: readonly (readonly CsvCell[])[];
  readonly next: (() => Promise<ExportPage>) | null;
};

/** So many rows are read at once, whatever the file's length. */
const PAGE_ROWS = 1000;

export const HEADINGS = {
  orders: [
    ...['order_no', 'created_at', 'member', 'plan', 'list_price', 'discount', 'coupon', 'amount_due'],
    ...['amount_paid', 'currency', 'status', 'payment_status', 'payment_ref', 'reported_at', 'completed_at'],
    ...['receipt_no'],
  ],
  payments: [
    ...['recorded_at', 'order_no', 'receipt_no', 'amount', 'paid_on', 'reference', 'counter_account'],
    ...['bank_line', 'recorded_by', 'source', 'approval'],
  ],
  members: [
    ...['member', 'created_at', 'nick_name', 'email_masked', 'phone_masked', 'status', 'language'],
    ...['plan', 'plan_kind', 'plan_end', 'break_until'],
  ],
  audit: [
    ...['seq', 'at', 'brand', 'actor_kind', 'actor', 'action', 'subject_kind', 'subject', 'detail'],
    ...['previous_hash', 'hash'],
  ],
} as const;

type Cursor<Id> = { readonly at: Date; readonly id: Id } | null;

/** Builds pages from what is read: the row that ended one page is where the next one begins. */
function pageOf<Row, Id>(
  found: readonly Row[],
  of: {
    readonly cells: (row: Row) => readonly CsvCell[];
    readonly place: (row: Row) => Cursor<Id>;
    readonly next: (after: Cursor<Id>) => Promise<ExportPage>;
  },
): ExportPage {
  const last = found.at(-1);
  const more = found.length === PAGE_ROWS && last !== undefined;
  return { rows: found.map(of.cells), next: more ? () => of.next(of.place(last)) : null };
}

export async function orderPages(
  services: Services,
  window: ExportWindow,
  after: Cursor<string> = null,
): Promise<ExportPage> {
  const found = await listExportedOrders(services.db, window, { after, limit: PAGE_ROWS });
  return pageOf(found, {
    cells: ({ order, uuid }) => [
      ...[order.orderNo, order.createdAt, uuid, order.plan.names.en ?? order.plan.period],
      ...[order.listPrice, order.discount, order.coupon?.code ?? null, order.amountDue, order.amountPaid],
      ...[order.currency, order.orderStatus, order.paymentStatus, order.paymentRef, order.reportedAt],
      ...[order.completedAt, order.receiptNo],
    ],
    place: ({ order }) => ({ at: order.createdAt, id: order.id }),
    next: (place) => orderPages(services, window, place),
  });
}

/** Whether the bank's line of a payment is known: it was one from the first, came later, or has not come yet. */
function matchOf({ bankLineId, typedReference }: PaymentRow): 'line' | 'typed_matched' | 'typed_unmatched' {
  if (typedReference === null) return 'line';
  return bankLineId === null ? 'typed_unmatched' : 'typed_matched';
}

export async function paymentPages(
  services: Services,
  window: ExportWindow,
  after: Cursor<string> = null,
): Promise<ExportPage> {
  const found = await listExportedPayments(services.db, window, { after, limit: PAGE_ROWS });
  return pageOf(found, {
    cells: ({ payment, orderNo, receiptNo, counterAccount }) => [
      ...[payment.recordedAt, orderNo, receiptNo, payment.amount, payment.paidOn, payment.reference],
      ...[counterAccount, payment.bankLineId, payment.recordedBy, matchOf(payment), payment.approvalId],
    ],
    place: ({ payment }) => ({ at: payment.recordedAt, id: payment.id }),
    next: (place) => paymentPages(services, window, place),
  });
}

export async function memberPages(
  services: Services,
  window: ExportWindow,
  after: Cursor<number> = null,
): Promise<ExportPage> {
  const found = await listExportedMembers(services.db, window, { after, limit: PAGE_ROWS });
  return pageOf(found, {
    cells: ({ account, plan }) => [
      ...[
        account.uuid,
        account.createdAt,
        account.nickName,
        maskEmail(account.email),
        maskPhone(account.phone),
      ],
      ...[account.status, account.locale, plan?.planNames.en ?? null, plan?.kind ?? null],
      ...[plan?.endAt ?? null, account.breakUntil],
    ],
    place: ({ account }) => ({ at: account.createdAt, id: account.id }),
    next: (place) => memberPages(services, window, place),
  });
}

export async function auditPages(services: Services, filter: AuditFilter, afterSeq = 0): Promise<ExportPage> {
  const found = await listAuditFrom(services.db, filter, { afterSeq, limit: PAGE_ROWS });
  return pageOf(found, {
    cells: ({ row, email }) => [
      ...[row.seq, row.at, row.brand, row.actorKind, email ?? row.actorId, row.action, row.subjectKind],
      ...[row.subjectId, JSON.stringify(row.detail), row.previousHash, row.hash],
    ],
    place: ({ row }) => ({ at: row.at, id: row.seq }),
    next: (place) => auditPages(services, filter, place?.id ?? 0),
  });
}
