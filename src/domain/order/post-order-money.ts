import type { Transaction } from '#db/client.ts';
import {
  insertLedgerEntry,
  type LedgerEntryRow,
  type LedgerPostingRow,
  orderBalances,
} from '#db/queries/ledger.ts';
import type { OrderRow } from '#db/queries/order.ts';
import { newId } from '#platform/id.ts';

export type MoneyNote = { readonly now: Date; readonly actorId: string; readonly note: string };

type Posting = Pick<LedgerPostingRow, 'account' | 'amount'>;

/** Money came in: the bank holds it, for the member until his order is settled. */
export async function postPayment(
  tx: Transaction,
  order: OrderRow,
  { amount, ...of }: MoneyNote & { readonly amount: number },
): Promise<void> {
  await post(tx, order, 'payment', of, [
    { account: 'bank', amount },
    { account: 'member_funds', amount: -amount },
  ]);
}

/** The order is settled: what it costs is earned, what came in beyond that is owed to the member. */
export async function postSale(tx: Transaction, order: OrderRow, of: MoneyNote): Promise<void> {
  const held = -(await orderBalances(tx, order.id)).member_funds;
  const earned = Math.min(held, order.amountDue);
  await post(tx, order, 'sale', of, [
    { account: 'member_funds', amount: held },
    { account: 'revenue', amount: -earned },
    { account: 'owed', amount: earned - held },
  ]);
}

/** The order has failed: all that the member gave for it is owed to him. */
export async function postOwed(tx: Transaction, order: OrderRow, of: MoneyNote): Promise<void> {
  const balances = await orderBalances(tx, order.id);
  const kind = balances.revenue === 0 ? 'owed' : 'reversal';
  await post(tx, order, kind, of, [
    { account: 'member_funds', amount: -balances.member_funds },
    { account: 'revenue', amount: -balances.revenue },
    { account: 'owed', amount: balances.member_funds + balances.revenue },
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
