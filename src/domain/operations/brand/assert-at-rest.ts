import type { Transaction } from '#db/client.ts';
import { countOpenWork } from '#db/queries/brand.ts';
import { AppError } from '#platform/app-error.ts';

/** Throws 'conflict' while members of a brand have plans that run or orders that wait: what was paid for is read under its own hosts. */
export async function assertAtRest(
  tx: Transaction,
  options: { readonly brand: string; readonly now: Date },
): Promise<void> {
  const { members, orders } = await countOpenWork(tx, options);
  if (members + orders === 0) return;
  throw new AppError('conflict', 'members have plans that run', {
    fields: { base: [{ key: 'office.brands.stillAtWork', params: { members, orders } }] },
  });
}
