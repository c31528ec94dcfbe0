import type { Queryable } from '../client.ts';
import { and, count, eq, inArray, ne } from '../drizzle.ts';
import { approval } from '../tables/approval.ts';
import { memberOrder } from '../tables/member-order.ts';

/** How many orders of a brand wait for an operator to look at their money. */
export async function countWaitingTransfers(db: Queryable, brand: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(memberOrder)
    .where(
      and(
        eq(memberOrder.brand, brand),
        eq(memberOrder.isTest, false),
        eq(memberOrder.orderStatus, 'pending'),
        inArray(memberOrder.paymentStatus, ['reported', 'partial', 'error']),
      ),
    );
  return row?.n ?? 0;
}

/** How many requests of some brands wait for a second person, those of this operator left out. */
export async function countOpenApprovals(
  db: Queryable,
  options: { readonly brands: readonly string[]; readonly operatorId: string },
): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(approval)
    .where(
      and(
        inArray(approval.brand, [...options.brands]),
        eq(approval.status, 'open'),
        ne(approval.proposedBy, options.operatorId),
      ),
    );
  return row?.n ?? 0;
}
