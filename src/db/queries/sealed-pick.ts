import type { Queryable } from '../client.ts';
import { and, asc, eq, gt, isNotNull, or } from '../drizzle.ts';
import { pick } from '../tables/pick.ts';
import { pickBatch } from '../tables/pick-batch.ts';
import type { BatchRow } from './proof.ts';

/** Every batch in the order of the chain. */
export function listBatches(db: Queryable): Promise<BatchRow[]> {
  return db.select().from(pickBatch).orderBy(asc(pickBatch.day), asc(pickBatch.sequence));
}

/** The next picks of the ledger after a serial, in the order of their serials. */
export async function listSealedPicks(
  db: Queryable,
  {
    after,
    limit,
  }: { readonly after: { readonly day: string; readonly no: number } | null; readonly limit: number },
) {
  return db
    .select()
    .from(pick)
    .where(
      and(
        isNotNull(pick.serialDay),
        after === null
          ? undefined
          : or(
              gt(pick.serialDay, after.day),
              and(eq(pick.serialDay, after.day), gt(pick.serialNo, after.no)),
            ),
      ),
    )
    .orderBy(asc(pick.serialDay), asc(pick.serialNo))
    .limit(limit);
}

export type SealedPickRow = Awaited<ReturnType<typeof listSealedPicks>>[number];
