import { openDatabase } from '#db/client.ts';
import { countOpenEntries, listLedgerGaps } from '#db/queries/ledger-gap.ts';
import { verifyAudit } from '#domain/picks/proof/verify-audit.ts';
import type { Clock } from '#platform/clock.ts';
import type { Env } from '#platform/env.ts';
import { createLog } from '#platform/log.ts';

/**
 * Looks through a database that was brought back: the chained audit log, the ledger of picks with its sealed batches, the books of money.
 * Throws what is wrong, in a sentence.
 */
export async function lookThrough(url: string, clock: Clock, env: Env): Promise<void> {
  const { db, close } = openDatabase(url, { role: 'app', max: 2, statementTimeoutMs: 300_000 });
  try {
    const log = createLog({ name: 'restore-test', level: 'silent' });
    const audit = await verifyAudit({ db, clock, env, log });
    if (audit.broken_at !== null) throw new Error(`The audit log is broken at row ${audit.broken_at}.`);
    if (!audit.holds) throw new Error('The audit log has lost a published head.');
    const [gap] = await listLedgerGaps(db, 1);
    if (gap) throw new Error(`The ledger of picks has a gap on ${gap.day}.`);
    const [open] = await countOpenEntries(db);
    if (open) throw new Error(`The books of ${open.brand} do not balance.`);
  } finally {
    await close();
  }
}
