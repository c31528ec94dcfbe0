import { setImmediate as nextTurn } from 'node:timers/promises';
import { listLedgerGaps } from '#db/queries/ledger-gap.ts';
import type { BatchRow } from '#db/queries/proof.ts';
import { listBatches, listSealedPicks, type SealedPickRow } from '#db/queries/sealed-pick.ts';
import { sealedContent, serialText } from '#domain/picks/pick/pick-row.ts';
import { batchHash, FIRST_HASH, leafHash, merkleRoot } from '#domain/picks/publish/seal-batch.ts';
import type { Services } from '#domain/services.ts';
import { ErrorList } from './error-list.ts';
import { type Finding, findingOf } from './finding.ts';

const PICKS_A_STEP = 1000;
const MAX_GAPS = 20;

/** Computes every seal of the public ledger again: each pick's leaf, each batch's root and hash, the chain, and the count of each day. */
export async function checkLedger({ db }: Services): Promise<Finding> {
  const [batches, gaps] = await Promise.all([listBatches(db), listLedgerGaps(db, MAX_GAPS)]);
  const errors = new ErrorList();
  for (const { day } of gaps) errors.add(day);
  const leaves = new Map<string, string[]>();
  let n = 0;
  let after: { day: string; no: number } | null = null;
  for (;;) {
    const picks: SealedPickRow[] = await listSealedPicks(db, { after, limit: PICKS_A_STEP });
    for (const pick of picks) {
      const serial = { day: pick.serialDay ?? '', no: pick.serialNo ?? 0 };
      const leaf = leafHash(pick.salt ?? '', sealedContent(pick, serial));
      errors.expect(leaf === pick.leafHash, serialText(serial.day, serial.no));
      const batch = pick.batchId ?? '';
      leaves.set(batch, [...(leaves.get(batch) ?? []), leaf]);
      after = serial;
    }
    n += picks.length;
    if (picks.length < PICKS_A_STEP) break;
    // Whatever else the worker has to do goes first.
    await nextTurn();
  }
  let previous = FIRST_HASH;
  for (const batch of batches) {
    const own = leaves.get(batch.id) ?? [];
    const holds =
      own.length > 0 &&
      merkleRoot(own) === batch.merkleRoot &&
      batch.previousHash === previous &&
      hashOf(batch) === batch.batchHash;
    errors.expect(holds, `${batch.day} #${batch.sequence}`);
    previous = batch.batchHash;
  }
  return findingOf({ n, needed: 1, ...errors.found });
}

function hashOf(batch: BatchRow): string {
  return batchHash({
    day: batch.day,
    sequence: batch.sequence,
    merkle_root: batch.merkleRoot,
    pick_count: batch.pickCount,
    first_no: batch.firstNo,
    last_no: batch.lastNo,
    previous_hash: batch.previousHash,
    published_at: batch.publishedAt.toISOString(),
  });
}
