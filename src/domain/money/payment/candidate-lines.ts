import type { OrderRow } from '#db/queries/order.ts';
import { listOpenLines, listTransferQueue } from '#db/queries/transfer-queue.ts';
import { brandDay } from '#domain/foundation/clock/brand-day.ts';
import { businessConstants } from '#domain/foundation/setting/business-constants.ts';
import type { Services } from '#domain/services.ts';
import { DAY_MS } from '#terms/durations.ts';
import { WAITING_STATUSES } from '#terms/orders.ts';
import {
  type MatchReason,
  namesAnother,
  type OpenLine,
  proposeLine,
  type WaitingOrder,
} from './match-line.ts';

/** More lines than a brand's bank books in the window in which they can still pay for something. */
const MAX_LINES = 5000;
/** More orders than a brand ever has waiting at once. */
const MAX_ORDERS = 1000;
/** Of the lines that nothing speaks for, the newest are offered. */
const MAX_OFFERED = 30;

/** An order as the search for its money sees it. */
export function waitingOrder(order: OrderRow): WaitingOrder {
  const { id, paymentRef, virtualAccount, amountDue, amountPaid, report, createdAt } = order;
  return {
    id,
    paymentRef,
    virtualAccount,
    amountDue,
    amountPaid,
    last5: report?.last5 ?? null,
    reportedAmount: report?.amount ?? null,
    day: brandDay(report === null ? createdAt : new Date(report.paidAt)),
  };
}

/** The lines of a brand's bank that no order has used and that are young enough to pay for one. */
export function openLinesOf(services: Services, brand: string): Promise<OpenLine[]> {
  const now = services.clock.now();
  const since = brandDay(new Date(now.getTime() - businessConstants.lateTransferDays * DAY_MS));
  return listOpenLines(services.db, { brand, since, limit: MAX_LINES });
}

/** All orders of a brand that wait for money, the one that waits longest first. */
export async function waitingOrdersOf({ db }: Services, brand: string) {
  const states = WAITING_STATUSES;
  const all = { brand, states, search: '', limit: MAX_ORDERS, offset: 0 };
  return (await listTransferQueue(db, all)).rows;
}

type CandidateReason = MatchReason | 'amount' | 'none';

/**
 * What may have paid an order: the proposed line first, then lines of the same amount, then the newest others. An amount says nothing for
 * an order where the line names another one that waits.
 */
export async function candidateLines(services: Services, order: OrderRow) {
  const [lines, waiting] = await Promise.all([
    openLinesOf(services, order.brand),
    waitingOrdersOf(services, order.brand),
  ]);
  const rivals = waiting.map((other) => waitingOrder(other.order));
  const proposal = proposeLine(waitingOrder(order), lines, rivals);
  const missing = order.amountDue - order.amountPaid;
  const reasonOf = (line: OpenLine): CandidateReason => {
    if (line.id === proposal?.lineId) return proposal.reason;
    return line.amount === missing && !namesAnother(line, order, rivals) ? 'amount' : 'none';
  };
  const rank = { virtual_account: 0, reference: 1, last_five_and_amount: 2, amount: 3, none: 4 } as const;
  return lines
    .map((line) => ({ line, reason: reasonOf(line) }))
    .sort((a, b) => rank[a.reason] - rank[b.reason] || b.line.bookingDate.localeCompare(a.line.bookingDate))
    .slice(0, MAX_OFFERED)
    .map(({ line, reason }) => ({ line: lineView(line), reason }));
}

export function lineView({ id, bookingDate, amount, memo, counterAccount }: OpenLine) {
  return { id, booking_date: bookingDate, amount, memo, counter_account: counterAccount };
}
