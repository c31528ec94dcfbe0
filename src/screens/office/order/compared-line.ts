import type { OrderDetail } from './data.server.ts';

type Reason = OrderDetail['lines'][number]['reason'];

/** The line of the bank that a report is held against, and why it seems to be the order's; without a reason it was taken already. */
export interface ComparedLine {
  readonly line: OrderDetail['lines'][number]['line'];
  readonly reason: Exclude<Reason, 'none'> | null;
}

type Compared = {
  readonly lines: OrderDetail['lines'];
  readonly payments: readonly Pick<OrderDetail['payments'][number], 'line'>[];
};

/** Of an order that waits, the likeliest line that speaks for it; else the newest that was taken for it. */
export function comparedLine({ lines, payments }: Compared): ComparedLine | null {
  for (const { line, reason } of lines) if (reason !== 'none') return { line, reason };
  const taken = payments.findLast(({ line }) => line !== null)?.line ?? null;
  return taken === null ? null : { line: taken, reason: null };
}
