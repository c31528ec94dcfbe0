import { listPickRows, type PickFilter } from '#db/queries/pick-list.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Services } from '../services.ts';
import { findShownSources } from '../sport/shown-sources.ts';
import { type LockedPick, type OpenPick, publicPick } from './pick-view.ts';

export type LedgerEntry = (LockedPick | OpenPick) & {
  /** Disclosed after the start, so that anyone can recompute the leaf. */
  readonly salt: string | null;
  readonly withdrawn_at: string | null;
};

export type LedgerPage = {
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
    readonly origin: 'live' | 'backfill';
    readonly stage?: PickFilter['stage'];
    readonly page: number;
    readonly perPage: number;
  },
): Promise<LedgerPage> {
  const { origin, locale, page, perPage } = options;
  const stage = options.stage ?? 'all';
  const asOf = services.clock.now();
  const rows = await listPickRows(
    services.db,
    {
      ...{ asOf, origin, stage, sources: await findShownSources(services) },
      order: origin === 'live' && stage === 'all' ? 'newest_serial' : 'newest_result',
    },
    { limit: perPage, offset: (page - 1) * perPage },
  );
  const entries = rows.map((row) => ({
    ...publicPick(row, asOf, locale),
    salt: row.pick.startAt <= asOf ? row.pick.salt : null,
    withdrawn_at: row.withdrawnAt?.toISOString() ?? null,
  }));
  return { entries, total: rows[0]?.total ?? 0, asOf };
}
