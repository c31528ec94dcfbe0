import { type BankLineFilter, listBankLines } from '#db/queries/statement-line.ts';
import { listClosedByReference } from '#db/queries/transfer-queue.ts';
import { openLinesOf, waitingOrder, waitingOrdersOf } from '#domain/money/payment/candidate-lines.ts';
import { type MatchReason, proposeLine, virtualAccountsOf } from '#domain/money/payment/match-line.ts';
import { findPaymentReferences } from '#domain/money/payment/payment-reference.ts';
import type { Services } from '#domain/services.ts';

const MAX_CANDIDATES = 5;

type Line = {
  readonly id: string;
  readonly amount: number;
  readonly memo: string;
  readonly counterAccount: string;
};
type Waiting = Awaited<ReturnType<typeof waitingOrdersOf>>[number];

/** A page of what came in at a brand's bank, with the order that used each line, or those that it may belong to. */
export async function listLines(
  services: Services,
  options: BankLineFilter & { readonly page: number; readonly perPage: number },
) {
  const { db } = services;
  const { brand, page, perPage } = options;
  const [{ rows, total }, orders, open] = await Promise.all([
    listBankLines(db, options, { limit: perPage, offset: (page - 1) * perPage }),
    waitingOrdersOf(services, brand),
    openLinesOf(services, brand),
  ]);
  const all = orders.map(({ order }) => waitingOrder(order));
  const proposals = orders.map((waiting) => ({
    waiting,
    proposal: proposeLine(waitingOrder(waiting.order), open, all),
  }));
  const closed = await closedOrders(services, { brand, rows });
  const items = rows.map(({ line, fileName, orderId, orderNo }) => ({
    id: line.id,
    booking_date: line.bookingDate,
    amount: line.amount,
    memo: line.memo,
    counter_account: line.counterAccount,
    file_name: fileName,
    order: orderId === null || orderNo === null ? null : { id: orderId, order_no: orderNo },
    candidates: orderId === null ? [...closed(line), ...candidatesOf(line, proposals)] : [],
  }));
  return { items, total };
}

/** Orders that a line may belong to: those that it is proposed for, then those whose missing amount it is. */
function candidatesOf(
  line: Line,
  proposals: readonly {
    readonly waiting: Waiting;
    readonly proposal: { readonly lineId: string; readonly reason: MatchReason } | null;
  }[],
) {
  return proposals
    .flatMap(({ waiting, proposal }) => {
      const missing = waiting.order.amountDue - waiting.order.amountPaid;
      const reason =
        proposal?.lineId === line.id ? proposal.reason : line.amount === missing ? ('amount' as const) : null;
      return reason === null ? [] : [{ waiting, missing, reason }];
    })
    .sort((a, b) => Number(a.reason === 'amount') - Number(b.reason === 'amount'))
    .slice(0, MAX_CANDIDATES)
    .map(({ waiting, missing, reason }) => candidate(waiting, { missing, reason }));
}

/**
 * The orders that a line names by their reference although they are over: a second transfer for a paid one, or one that came too
 * late. What is missing of such an order is nothing.
 */
async function closedOrders(
  { db }: Services,
  options: {
    readonly brand: string;
    readonly rows: readonly { readonly line: Line; readonly orderId: string | null }[];
  },
) {
  const open = options.rows.filter(({ orderId }) => orderId === null);
  const references = [...new Set(open.flatMap(({ line }) => findPaymentReferences(line.memo)))];
  const accounts = [...new Set(open.flatMap(({ line }) => virtualAccountsOf(line)))];
  const isNamed = references.length + accounts.length > 0;
  const found = isNamed
    ? await listClosedByReference(db, { brand: options.brand, references, accounts })
    : [];
  return (line: Line) => {
    const named = findPaymentReferences(line.memo);
    const own = virtualAccountsOf(line);
    return found.flatMap((closed) => {
      const { paymentRef, virtualAccount } = closed.order;
      if (virtualAccount !== null && own.includes(virtualAccount))
        return [candidate(closed, { missing: 0, reason: 'virtual_account' })];
      return named.includes(paymentRef) ? [candidate(closed, { missing: 0, reason: 'reference' })] : [];
    });
  };
}

function candidate(
  { order, nickName }: Pick<Waiting, 'order' | 'nickName'>,
  options: { readonly missing: number; readonly reason: MatchReason | 'amount' },
) {
  const { id, orderNo, orderStatus, version } = order;
  return { id, order_no: orderNo, nick_name: nickName, status: orderStatus, version, ...options };
}
