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
import { type Columns, type CsvTable, csvTable } from './csv-table.ts';

/** So many rows are read at once, whatever the file's length. */
const PAGE_ROWS = 1000;

type Cursor<Id> = { readonly at: Date; readonly id: Id };
type RowOf<Read extends (...all: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<Read>>[number];

/** Rows in pages: the row that ended one is where the next one begins. */
async function* pagesOf<Row, Id>(
  read: (after: Cursor<Id> | null) => Promise<readonly Row[]>,
  placeOf: (row: Row) => Cursor<Id>,
): AsyncGenerator<readonly Row[]> {
  let after: Cursor<Id> | null = null;
  do {
    const rows: readonly Row[] = await read(after);
    const last = rows.at(-1);
    yield rows;
    after = rows.length === PAGE_ROWS && last !== undefined ? placeOf(last) : null;
  } while (after !== null);
}

const ORDERS: Columns<RowOf<typeof listExportedOrders>> = {
  order_no: ({ order }) => order.orderNo,
  created_at: ({ order }) => order.createdAt,
  member: ({ uuid }) => uuid,
  plan: ({ order }) => order.plan.names.en ?? order.plan.period,
  list_price: ({ order }) => order.listPrice,
  discount: ({ order }) => order.discount,
  coupon: ({ order }) => order.coupon?.code ?? null,
  amount_due: ({ order }) => order.amountDue,
  amount_paid: ({ order }) => order.amountPaid,
  currency: ({ order }) => order.currency,
  status: ({ order }) => order.orderStatus,
  payment_status: ({ order }) => order.paymentStatus,
  payment_ref: ({ order }) => order.paymentRef,
  reported_at: ({ order }) => order.reportedAt,
  completed_at: ({ order }) => order.completedAt,
  receipt_no: ({ order }) => order.receiptNo,
};

export function orderTable({ db }: Services, window: ExportWindow): CsvTable {
  const pages = pagesOf(
    (after: Cursor<string> | null) => listExportedOrders(db, window, { after, limit: PAGE_ROWS }),
    ({ order }) => ({ at: order.createdAt, id: order.id }),
  );
  return csvTable(ORDERS, pages);
}

/** Whether the bank's line of a payment is known: it was one from the first, came later, or has not come yet. */
function matchOf({ bankLineId, typedReference }: PaymentRow): 'line' | 'typed_matched' | 'typed_unmatched' {
  if (typedReference === null) return 'line';
  return bankLineId === null ? 'typed_unmatched' : 'typed_matched';
}

const PAYMENTS: Columns<RowOf<typeof listExportedPayments>> = {
  recorded_at: ({ payment }) => payment.recordedAt,
  order_no: ({ orderNo }) => orderNo,
  receipt_no: ({ receiptNo }) => receiptNo,
  amount: ({ payment }) => payment.amount,
  paid_on: ({ payment }) => payment.paidOn,
  reference: ({ payment }) => payment.reference,
  counter_account: ({ counterAccount }) => counterAccount,
  bank_line: ({ payment }) => payment.bankLineId,
  recorded_by: ({ payment }) => payment.recordedBy,
  source: ({ payment }) => matchOf(payment),
  approval: ({ payment }) => payment.approvalId,
};

export function paymentTable({ db }: Services, window: ExportWindow): CsvTable {
  const pages = pagesOf(
    (after: Cursor<string> | null) => listExportedPayments(db, window, { after, limit: PAGE_ROWS }),
    ({ payment }) => ({ at: payment.recordedAt, id: payment.id }),
  );
  return csvTable(PAYMENTS, pages);
}

const MEMBERS: Columns<RowOf<typeof listExportedMembers>> = {
  member: ({ account }) => account.uuid,
  created_at: ({ account }) => account.createdAt,
  nick_name: ({ account }) => account.nickName,
  email_masked: ({ account }) => maskEmail(account.email),
  phone_masked: ({ account }) => maskPhone(account.phone),
  status: ({ account }) => account.status,
  language: ({ account }) => account.locale,
  plan: ({ plan }) => plan?.planNames.en ?? null,
  plan_kind: ({ plan }) => plan?.kind ?? null,
  plan_end: ({ plan }) => plan?.endAt ?? null,
  break_until: ({ account }) => account.breakUntil,
};

export function memberTable({ db }: Services, window: ExportWindow): CsvTable {
  const pages = pagesOf(
    (after: Cursor<number> | null) => listExportedMembers(db, window, { after, limit: PAGE_ROWS }),
    ({ account }) => ({ at: account.createdAt, id: account.id }),
  );
  return csvTable(MEMBERS, pages);
}

const AUDIT: Columns<RowOf<typeof listAuditFrom>> = {
  seq: ({ row }) => row.seq,
  at: ({ row }) => row.at,
  brand: ({ row }) => row.brand,
  actor_kind: ({ row }) => row.actorKind,
  actor: ({ row, email }) => email ?? row.actorId,
  action: ({ row }) => row.action,
  subject_kind: ({ row }) => row.subjectKind,
  subject: ({ row }) => row.subjectId,
  detail: ({ row }) => JSON.stringify(row.detail),
  previous_hash: ({ row }) => row.previousHash,
  hash: ({ row }) => row.hash,
};

export function auditTable({ db }: Services, filter: AuditFilter): CsvTable {
  const pages = pagesOf(
    (after: Cursor<number> | null) =>
      listAuditFrom(db, filter, { afterSeq: after?.id ?? 0, limit: PAGE_ROWS }),
    ({ row }) => ({ at: row.at, id: row.seq }),
  );
  return csvTable(AUDIT, pages);
}
