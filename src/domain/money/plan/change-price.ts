import type { Transaction } from '#db/client.ts';
import { findPlan, insertPlanPrice, listPriceHistory } from '#db/queries/plan.ts';
import { type Difference, differenceOf } from '#domain/foundation/audit/difference-of.ts';
import { AppError } from '#platform/app-error.ts';

/**
 * A price from a moment on that has not passed; orders that exist keep the price that they were made with. Answers the price before
 * and after, for the log.
 */
export async function changePrice(
  tx: Transaction,
  options: {
    readonly brand: string;
    readonly planId: number;
    readonly price: number;
    readonly validFrom: Date;
    readonly now: Date;
  },
): Promise<Difference> {
  const { brand, planId, price, validFrom, now } = options;
  const plan = await findPlan(tx, { id: planId, brand });
  if (plan === null) throw new AppError('not_found', 'no such plan of this brand');
  const before = (await listPriceHistory(tx, [planId])).find((row) => row.validFrom <= validFrom);
  const isNew = await insertPlanPrice(tx, {
    planId,
    priceMinor: price,
    validFrom: new Date(Math.max(validFrom.getTime(), now.getTime())),
    createdAt: now,
  });
  if (!isNew)
    throw new AppError('conflict', 'a price of that moment', {
      fields: { base: [{ key: 'office.priceExists' }] },
    });
  return differenceOf({ price: (before ?? plan).priceMinor }, { price });
}
