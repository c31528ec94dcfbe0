import {
  findNextStart,
  listPendingRows,
  type Page,
  type PendingRow,
  type RecordListFilter,
} from '#db/queries/record-list.ts';
import { keptStore } from '../kept/kept-facts.ts';
import type { Services } from '../services.ts';
import type { RecordScope } from './record-scope.ts';

type Pending = { readonly rows: readonly PendingRow[]; readonly next: Date | null };

/** Which picks are in play changes with the record, and with the next start of a game that has one. */
const pendingStore = keptStore<Pending>(['record'], ({ next }) => next);

/** A page of picks whose game has begun and that have no grade yet; each row knows how many there are. */
export async function listPending(
  services: Services,
  scope: RecordScope,
  of: { readonly filter: RecordListFilter; readonly page: Page },
): Promise<readonly PendingRow[]> {
  const { filter, page } = of;
  const read = async (): Promise<Pending> => {
    const [rows, next] = await Promise.all([
      listPendingRows(services.db, filter, page),
      findNextStart(services.db, filter.asOf),
    ]);
    return { rows, next };
  };
  const { asOf: _now, ...asked } = filter;
  const isKept = scope.filter.asOf === null;
  const key = JSON.stringify([asked, page]);
  return (isKept ? await scope.kept.keep(pendingStore, key, read) : await read()).rows;
}
