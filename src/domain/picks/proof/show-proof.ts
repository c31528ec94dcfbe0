import {
  type BatchRow,
  type DayCloseRow,
  type DayPickRow,
  findBatchBeforeDay,
  findClose,
  listDayBatches,
  listDayPicks,
} from '#db/queries/proof.ts';
import { type DayTokenRow, listDayTokens } from '#db/queries/timestamp-token.ts';
import { brandDay } from '#domain/foundation/clock/brand-day.ts';
import { readAsOf } from '#domain/picks/figures/record-scope.ts';
import { sealedContent, serialText } from '#domain/picks/pick/pick-row.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import { merklePath, type PathStep } from './merkle-path.ts';

/** The form of the document, described in docs/proof.md. A change that an older verifier cannot read gets a new number. */
const PROOF_FORMAT = 'trueline-proof/2' as const;

type ProofPick = {
  readonly serial: string;
  readonly batch: number;
  readonly leaf_hash: string;
  readonly path: readonly PathStep[];
  readonly published_at: string;
  readonly start_at: string;
  readonly opens_at: string;
  readonly withdrawn: { readonly at: string; readonly reason: string } | null;
  readonly salt: string | null;
  readonly sealed: Readonly<Record<string, unknown>> | null;
};

type ProofDay = ReturnType<typeof dayDocument>;

/**
 * All that proves a day's picks: batches, leaves with their inclusion proofs, and the close once the day is over. Salt and
 * content are disclosed to everybody when a game begins, and at once to those who see the pick anyway (`isEntitled`). With `asOf`
 * it is the document of an earlier instant, which discloses to everybody what had begun by then, and so never more than that of now.
 */
export async function showProof(
  services: Services,
  options: { readonly day: string; readonly isEntitled: boolean; readonly asOf?: string | undefined },
): Promise<ProofDay> {
  const { db, clock } = services;
  const { day, isEntitled } = options;
  const asOf = readAsOf(options.asOf, clock.now());
  if (day > brandDay(asOf)) throw new AppError('not_found', `the day ${day} has not begun`);
  const [batches, picks, previous, close, tokens] = await Promise.all([
    listDayBatches(db, { day, asOf }),
    listDayPicks(db, { day, asOf }),
    findBatchBeforeDay(db, day),
    findClose(db, { day, asOf }),
    listDayTokens(db, { day, asOf }),
  ]);
  return dayDocument({
    day,
    asOf,
    batches,
    picks: provePicks(batches, picks, { asOf, isEntitled }),
    previous,
    close,
    tokens,
  });
}

function dayDocument(options: {
  readonly day: string;
  readonly asOf: Date;
  readonly batches: readonly BatchRow[];
  readonly picks: readonly ProofPick[];
  readonly previous: BatchRow | null;
  readonly close: DayCloseRow | null;
  readonly tokens: readonly DayTokenRow[];
}) {
  const { previous, close } = options;
  return {
    format: PROOF_FORMAT,
    day: options.day,
    zone: BRAND_ZONE,
    as_of: options.asOf.toISOString(),
    previous: previous && {
      day: previous.day,
      sequence: previous.sequence,
      batch_hash: previous.batchHash,
    },
    batches: options.batches.map((batch) => ({
      sequence: batch.sequence,
      merkle_root: batch.merkleRoot,
      pick_count: batch.pickCount,
      first_no: batch.firstNo,
      last_no: batch.lastNo,
      previous_hash: batch.previousHash,
      published_at: batch.publishedAt.toISOString(),
      batch_hash: batch.batchHash,
    })),
    picks: options.picks,
    close: close && {
      final_count: close.finalCount,
      batch_count: close.batchCount,
      head_hash: close.headHash,
      previous_close_hash: close.previousCloseHash,
      audit_head: close.auditHead,
      closed_at: close.closedAt.toISOString(),
      close_hash: close.closeHash,
    },
    timestamps: options.tokens.map(({ token, sequence, batchHash, closeHash }) => ({
      batch: sequence,
      hash: batchHash ?? closeHash ?? '',
      authority: token.authority,
      stamped_at: token.stampedAt.toISOString(),
      token: token.token.toString('base64'),
    })),
  };
}

function provePicks(
  batches: readonly BatchRow[],
  rows: readonly DayPickRow[],
  reader: { readonly asOf: Date; readonly isEntitled: boolean },
): ProofPick[] {
  const byBatch = Map.groupBy(rows, ({ pick }) => pick.batchId);
  return batches.flatMap((batch) => {
    const members = byBatch.get(batch.id) ?? [];
    const leaves = members.map(({ pick }) => pick.leafHash ?? '');
    return members.map((row, index) => {
      const { pick } = row;
      const serial = { day: batch.day, no: pick.serialNo ?? 0 };
      const isDisclosed = row.opensAt <= reader.asOf || reader.isEntitled;
      return {
        serial: serialText(serial.day, serial.no),
        batch: batch.sequence,
        leaf_hash: pick.leafHash ?? '',
        path: merklePath(leaves, index),
        published_at: pick.publishedAt.toISOString(),
        start_at: pick.startAt.toISOString(),
        opens_at: row.opensAt.toISOString(),
        withdrawn:
          row.withdrawnAt && row.withdrawnFor
            ? { at: row.withdrawnAt.toISOString(), reason: row.withdrawnFor }
            : null,
        salt: isDisclosed ? pick.salt : null,
        sealed: isDisclosed ? sealedContent(pick, serial) : null,
      };
    });
  });
}
