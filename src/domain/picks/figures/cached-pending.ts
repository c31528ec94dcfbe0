import {
  findNextStart,
  listPendingRows,
  type Page,
  type PendingRow,
  type RecordListFilter,
} from '#db/queries/record-list.ts';
import { cacheStore } from '#domain/foundation/cache/data-cache.ts';
import type { Services } from '#domain/services.ts';
import type { RecordScope } from './record-scope.ts';

type Pending = { readonly rows: readonly PendingRow[]; readonly next: Date | null };

/** Which picks are in play changes with the record, and with the next start of a game that has one. */
const pendingStore = cacheStore<Pending>(['record'], ({ next }) => next);

/** A page of picks whose game has begun and that have no grade yet; each row knows how many there are. */
export async function listPending(
  services: Services,
  scope: RecordScope,
  options: { readonly filter: RecordListFilter; readonly page: Page },
): Promise<readonly PendingRow[]> {
  const { filter, page } = options;
  const { asOf, ...asked } = filter;
  const isPast = scope.filter.asOf !== null;
  const read = async (): Promise<Pending> => {
    const [rows, next] = await Promise.all([
      listPendingRows(services.db, filter, page),
      // What was in play at an instant stays so, until a fact of before is added late.
      isPast ? null : findNextStart(services.db, asOf),
    ]);
    return { rows, next };
  };
  const key = JSON.stringify([asked, page, isPast ? asOf : null]);
  return (await scope.cache.getOrCompute(pendingStore, key, read)).rows;
}
