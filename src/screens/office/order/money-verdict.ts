import type { OrderDetail } from './data.server.ts';

/** Whether what came is what is due, with the amounts that the sentence about it names. */
export type MoneyVerdict = {
  readonly kind:
    | 'full'
    | 'accepted'
    | 'over'
    | 'partial'
    | 'same'
    | 'less'
    | 'more'
    | 'reported'
    | 'due'
    | 'back'
    | 'none';
  /** What came, was found at the bank or was reported; what is due where nothing was. */
  readonly amount: number;
  /** By how much it differs from what is due. */
  readonly gap: number;
};

/** A line that only has the amount of the order may be anybody's. */
const CERTAIN = ['virtual_account', 'reference', 'last_five_and_amount'];

type Judged = Pick<OrderDetail, 'lines'> & {
  readonly order: Pick<OrderDetail['order'], 'status' | 'amount' | 'amount_paid' | 'owed' | 'report'>;
};

/** What the money says: of an order that waits, the line of the bank that is its own; else what was taken. */
export function judgeMoney({ order, lines }: Judged): MoneyVerdict {
  const { status, amount, amount_paid: paid, owed, report } = order;
  if (status === 'completed') {
    const gap = paid - amount;
    return { kind: gap === 0 ? 'full' : gap > 0 ? 'over' : 'accepted', amount: paid, gap: Math.abs(gap) };
  }
  if (status !== 'pending') {
    return owed > 0 ? { kind: 'back', amount: owed, gap: 0 } : { kind: 'none', amount: paid, gap: 0 };
  }
  if (paid > amount) return { kind: 'over', amount: paid, gap: paid - amount };
  const found = lines.find(({ reason }) => CERTAIN.includes(reason))?.line;
  if (found !== undefined) {
    const gap = paid + found.amount - amount;
    const kind = gap === 0 ? 'same' : gap > 0 ? 'more' : 'less';
    return { kind, amount: found.amount, gap: Math.abs(gap) };
  }
  if (paid > 0) return { kind: 'partial', amount: paid, gap: amount - paid };
  return report === null
    ? { kind: 'due', amount, gap: amount }
    : { kind: 'reported', amount: report.amount, gap: Math.abs(report.amount - amount) };
}
