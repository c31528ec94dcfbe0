import { rebuildRecord } from '#db/queries/record-refresh.ts';
import type { Services } from '#domain/services.ts';

/** Builds the record's rows and sums again from picks, grades, withdrawals and prices, in one transaction. */
export async function rebuildRecords({ db }: Services): Promise<void> {
  await db.transaction(rebuildRecord);
}
