import type { Transaction } from '#db/client.ts';
import {
  insertLedgerEntry,
  type LedgerEntryRow,
  type LedgerPostingRow,
  orderBalances,
} from '#db/queries/ledger.ts';
import type { OrderRow } from '#db/queries/order.ts';
import { newId } from '#platform/id.ts';

type MoneyNote = { readonly now: Date; readonly actorId: string; readonly note: string };

type Posting = Pick<LedgerPostingRow, 'account' | 'amount'>;

/** Money came in: the bank holds it, for the member until their order is settled. */
export async function postPayment(
  tx: Transaction,
  order: OrderRow,
  { amount, ...rest }: MoneyNote & { readonly amount: number },
): Promise<void> {
  await post(tx, order, 'payment', rest, [
    { account: 'bank', amount },
    { account: 'member_funds', amount: -amount },
  ]);
}

/** The order is settled: what it costs is earned, what came in beyond that is owed to the member. */
export async function postSale(tx: Transaction, order: OrderRow, note: MoneyNote): Promise<void> {
  await settleBooks(tx, order, { kind: 'sale', earns: true, of: note });
}

/** The order has failed: all that the member gave for it is owed to them. */
export async function postOwed(tx: Transaction, order: OrderRow, note: MoneyNote): Promise<void> {
  const { revenue } = await orderBalances(tx, order.id);
  await settleBooks(tx, order, { kind: revenue === 0 ? 'owed' : 'reversal', earns: false, of: note });
}

/** Money has come for an order that is over: of a paid one all beyond its price is owed to the member, of another one all of it. */
export async function postLateMoney(tx: Transaction, order: OrderRow, note: MoneyNote): Promise<void> {
  await settleBooks(tx, order, { kind: 'owed', earns: order.orderStatus === 'completed', of: note });
}

/**
 * Brings the books of an order to where they belong once nothing is held for it any more, whatever stood there before: what
 * came in is earned up to the price, if the order earns at all, and the rest is owed.
 */
async function settleBooks(
  tx: Transaction,
  order: OrderRow,
  {
    kind,
    earns,
    of: money,
  }: { readonly kind: LedgerEntryRow['kind']; readonly earns: boolean; readonly of: MoneyNote },
): Promise<void> {
  const { bank, member_funds: held, revenue, owed } = await orderBalances(tx, order.id);
  const earned = earns ? Math.min(bank, order.amountDue) : 0;
  await post(tx, order, kind, money, [
    { account: 'member_funds', amount: -held },
    { account: 'revenue', amount: -earned - revenue },
    { account: 'owed', amount: earned - bank - owed },
  ]);
}

async function post(
  tx: Transaction,
  order: OrderRow,
  kind: LedgerEntryRow['kind'],
  { now, actorId, note }: MoneyNote,
  postings: readonly Posting[],
): Promise<void> {
  const moved = postings.filter(({ amount }) => amount !== 0);
  if (moved.length === 0) return;
  const entry = { id: newId(), brand: order.brand, at: now, kind, orderId: order.id, note, actorId };
  await insertLedgerEntry(tx, entry, moved);
}
