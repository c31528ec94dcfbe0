import { DAY_MS } from '#terms/durations.ts';
import { findPaymentReferences } from './payment-reference.ts';
import { findVirtualAccounts } from './virtual-account.ts';

/** Why a line of the bank seems to belong to an order; the first is the surest. */
export type MatchReason = 'virtual_account' | 'reference' | 'last_five_and_amount';

export type OpenLine = {
  readonly id: string;
  readonly bookingDate: string;
  readonly amount: number;
  readonly memo: string;
  readonly counterAccount: string;
};

export type WaitingOrder = {
  readonly id: string;
  readonly paymentRef: string;
  /** The account number that the bank opened for this order alone; null where it opens none. */
  readonly virtualAccount: string | null;
  readonly amountDue: number;
  readonly amountPaid: number;
  readonly last5: string | null;
  readonly reportedAmount: number | null;
  /** The brand-zone day on which the member says they paid, or on which they ordered. */
  readonly day: string;
};

const DAYS_APART = 3;

/**
 * The line that seems to pay an order, with the reason, or null; a proposal only, which an operator confirms (docs/product/orders.md). Two lines
 * that fit by digits and amount are not proposed, and nor is one that fits another order of those that are `waiting`, or names it.
 */
export function proposeLine(
  order: WaitingOrder,
  lines: readonly OpenLine[],
  waiting: readonly WaitingOrder[],
): { readonly lineId: string; readonly reason: MatchReason } | null {
  const own = lines.find(
    (line) => order.virtualAccount !== null && virtualAccountsOf(line).includes(order.virtualAccount),
  );
  if (own !== undefined) return { lineId: own.id, reason: 'virtual_account' };
  const named = lines.find((line) => findPaymentReferences(line.memo).includes(order.paymentRef));
  if (named !== undefined) return { lineId: named.id, reason: 'reference' };
  const [only, ...twins] = lines.filter((line) => fits(order, line) && !namesAnother(line, order, waiting));
  if (only === undefined || twins.length > 0) return null;
  const isContested = waiting.some((other) => other.id !== order.id && fits(other, only));
  return isContested ? null : { lineId: only.id, reason: 'last_five_and_amount' };
}

/** Whether a line names another of the orders that wait, by its reference or the account that the bank opened for it alone. */
export function namesAnother(
  line: OpenLine,
  { id }: Pick<WaitingOrder, 'id'>,
  waiting: readonly WaitingOrder[],
): boolean {
  const [references, accounts] = [findPaymentReferences(line.memo), virtualAccountsOf(line)];
  if (references.length + accounts.length === 0) return false;
  return waiting.some(
    (other) =>
      other.id !== id &&
      (references.includes(other.paymentRef) ||
        (other.virtualAccount !== null && accounts.includes(other.virtualAccount))),
  );
}

/** The accounts opened for one order that a line names, in whichever column the bank writes them. */
export function virtualAccountsOf({
  memo,
  counterAccount,
}: Pick<OpenLine, 'memo' | 'counterAccount'>): string[] {
  return [memo, counterAccount].flatMap(findVirtualAccounts);
}

function fits(order: WaitingOrder, line: OpenLine): boolean {
  if (order.last5 === null || !line.counterAccount.replaceAll(/\D/g, '').endsWith(order.last5)) return false;
  const missing = order.amountDue - order.amountPaid;
  if (line.amount !== missing && line.amount !== order.reportedAmount) return false;
  return Math.abs(Date.parse(line.bookingDate) - Date.parse(order.day)) <= DAYS_APART * DAY_MS;
}
