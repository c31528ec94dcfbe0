import {
  countPendingPicks,
  countPickRows,
  listPickRows,
  type PickFilter,
  type PickListRow,
} from '#db/queries/pick-list.ts';
import { isGradedAfter } from '#db/queries/record-sums.ts';
import { cacheStore, type DataCache, openDataCache } from '#domain/foundation/cache/data-cache.ts';
import { brandDay } from '#domain/foundation/clock/brand-day.ts';
import { cachedSources, cachedSums } from '#domain/picks/figures/cached-sums.ts';
import { sealedContent } from '#domain/picks/pick/pick-row.ts';
import { type LockedPick, type OpenPick, publicPick } from '#domain/picks/pick/pick-view.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#terms/locales.ts';
import type { RecordOrigin } from '#terms/results.ts';

export type LedgerEntry = (LockedPick | OpenPick) & {
  /** Disclosed after the start, so that anyone can recompute the leaf. */
  readonly salt: string | null;
  /** What the leaf covers besides the salt, disclosed with it: leaf_hash = SHA-256(salt + canonical JSON of this). */
  readonly sealed: Readonly<Record<string, unknown>> | null;
  readonly withdrawn_at: string | null;
};

type LedgerPage = {
  readonly entries: readonly LedgerEntry[];
  readonly total: number;
  readonly asOf: Date;
};

/**
 * The public ledger: every published pick by serial, the newest first, without a gap. What is paid for, and the salt, stay
 * closed until the game starts. `origin` 'backfill' lists what was calculated afterwards, which has neither serial nor proof.
 */
export async function listLedger(
  services: Services,
  options: {
    readonly locale: Locale;
    readonly origin: RecordOrigin;
    readonly stage?: PickFilter['stage'];
    readonly page: number;
    readonly perPage: number;
    /** The ledger as it stood then, with what was disclosed by then; now where it is left out. */
    readonly asOf?: Date;
  },
): Promise<LedgerPage> {
  const { origin, locale, page, perPage } = options;
  const stage = options.stage ?? 'all';
  const asOf = options.asOf ?? services.clock.now();
  const cache = await openDataCache(services);
  const filter: PickFilter = {
    asOf,
    origin,
    stage,
    sources: await cachedSources(services, cache),
    order: origin === 'live' && stage === 'all' ? 'newest_serial' : 'newest_result',
  };
  const read = async () => {
    const [rows, total] = await Promise.all([
      listPickRows(services.db, filter, { limit: perPage, offset: (page - 1) * perPage }),
      countLedger(services, cache, filter, options.asOf !== undefined),
    ]);
    return { rows, total };
  };
  // What is disclosed of the rows depends on the clock; which rows there are does so for coming ones alone.
  const isCached = options.asOf === undefined && stage !== 'coming';
  const key = JSON.stringify([origin, stage, page, perPage]);
  const { rows, total } = isCached ? await cache.getOrCompute(ledgerStore, key, read) : await read();
  const entries = rows.map((row) => ({
    ...publicPick(row, asOf, locale),
    ...proofOf(row, asOf),
    withdrawn_at: row.withdrawnAt?.toISOString() ?? null,
  }));
  return { entries, total, asOf };
}

const ledgerStore = cacheStore<{ readonly rows: readonly PickListRow[]; readonly total: number }>(['record']);

/** Settled picks are counted from the record's stored sums, open ones one by one; a ledger of the past is counted as a whole. */
async function countLedger(
  services: Services,
  cache: DataCache,
  filter: PickFilter,
  isPast: boolean,
): Promise<number> {
  const { db } = services;
  const { origin, stage, sources, asOf } = filter;
  const isTurnedBack = !cache.isCurrent('record') && (await isGradedAfter(db, asOf));
  if (stage === 'coming' || isPast || isTurnedBack) return countPickRows(db, filter);
  const [settled, pending] = await Promise.all([
    cachedSums(services, cache, {
      origin,
      sources,
      from: null,
      until: brandDay(asOf),
      asOf: null,
      dimensions: ['total'],
    }),
    origin === 'live' && stage === 'all' ? countPendingPicks(db, filter) : 0,
  ]);
  return settled.filter(({ dimension }) => dimension === 'total').reduce((sum, { n }) => sum + n, pending);
}

function proofOf({ pick, opensAt }: PickListRow, asOf: Date): Pick<LedgerEntry, 'salt' | 'sealed'> {
  const { serialDay: day, serialNo: no } = pick;
  if (opensAt > asOf || day === null || no === null) return { salt: null, sealed: null };
  return { salt: pick.salt, sealed: sealedContent(pick, { day, no }) };
}
