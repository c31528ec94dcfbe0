import type { OrderRow } from '#db/queries/order.ts';
import { listTransferQueue } from '#db/queries/transfer-queue.ts';
import {
  lineView,
  openLinesOf,
  waitingOrder,
  waitingOrdersOf,
} from '#domain/money/payment/candidate-lines.ts';
import { type OpenLine, proposeLine, type WaitingOrder } from '#domain/money/payment/match-line.ts';
import { paidUnreported } from '#domain/money/payment/paid-unreported.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#terms/locales.ts';
import type { WaitingStatus } from '#terms/orders.ts';
import { orderLine } from './order-line.ts';
import { isOverdue, waitingSince } from './waiting-time.ts';

/** The lines that no order has used, and all orders that wait for one. */
type Candidates = { readonly lines: readonly OpenLine[]; readonly waiting: readonly WaitingOrder[] };
type QueueRow = Awaited<ReturnType<typeof listTransferQueue>>['rows'][number];

/** The office's queue: what waits for money, the oldest first, each with the line of the bank that seems to pay it. */
export async function listTransfers(
  services: Services,
  options: {
    readonly brand: string;
    readonly locale: Locale;
    readonly states: readonly WaitingStatus[];
    /** Whether orders whose money is there belong to it before their members report it. */
    readonly withUnreported: boolean;
    /** What was typed into the search, as in the list of orders. */
    readonly search: string;
    readonly page: number;
    readonly perPage: number;
  },
) {
  const now = services.clock.now();
  const { brand, states, search, perPage } = options;
  const { rows, total } = await listTransferQueue(services.db, {
    brand,
    states,
    also: options.withUnreported ? await paidUnreported(services, brand) : [],
    search,
    limit: perPage,
    offset: (options.page - 1) * perPage,
  });
  const lines = rows.length > 0 ? await openLinesOf(services, brand) : [];
  const all = lines.length > 0 ? await waitingOrdersOf(services, brand) : [];
  const waiting = all.map(({ order }) => waitingOrder(order));
  return {
    items: rows.map((row) => transferView(row, { lines, waiting, now, locale: options.locale })),
    total,
  };
}

function transferView(row: QueueRow, options: Candidates & { readonly now: Date; readonly locale: Locale }) {
  const { order } = row;
  return {
    ...orderLine(row, options.locale),
    reported_at: order.reportedAt?.toISOString() ?? null,
    waiting_since: waitingSince(order).toISOString(),
    expires_at: order.expiresAt.toISOString(),
    report: order.report && {
      last5: order.report.last5,
      amount: order.report.amount,
      paid_at: order.report.paidAt,
      note: order.report.note,
    },
    is_overdue: isOverdue(order, options.now),
    proposal: proposalFor(order, options),
    version: order.version,
  };
}

function proposalFor(order: OrderRow, { lines, waiting }: Candidates) {
  const proposal = proposeLine(waitingOrder(order), lines, waiting);
  const line = lines.find(({ id }) => id === proposal?.lineId);
  return proposal === null || line === undefined ? null : { line: lineView(line), reason: proposal.reason };
}
