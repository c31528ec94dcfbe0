import { findBatchBeforeDay } from '#db/queries/proof.ts';
import { listBatchesFrom, listWidgetPicks } from '#db/queries/widget-pick.ts';
import { SETTLEMENT } from '#domain/forecasting/settlement/settle-pick.ts';
import { brandDay } from '#domain/foundation/clock/brand-day.ts';
import { sealedContent, serialText } from '#domain/picks/pick/pick-row.ts';
import type { Services } from '#domain/services.ts';
import { DAY_MS } from '#terms/durations.ts';

/** The days of publication that a widget shows, today the last of them. */
const DAYS = 20;

/**
 * What widgets are checked against: every pick published in the last days with its seal and its batch, in the order of the chain, so
 * that none can be left out. What is paid for is disclosed when its game begins; a free pick, which everybody may read, at once.
 */
export async function widgetLedger(
  { db }: Pick<Services, 'db'>,
  { brand, asOf }: { readonly brand: string; readonly asOf: Date },
) {
  const until = brandDay(asOf);
  const from = new Date(Date.parse(until) - (DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
  const [batches, rows, previous] = await Promise.all([
    listBatchesFrom(db, { from, asOf }),
    listWidgetPicks(db, { from, asOf }),
    findBatchBeforeDay(db, from),
  ]);
  return {
    format: 'trueline-widget/1',
    brand,
    as_of: asOf.toISOString(),
    from,
    until,
    unit_usd: SETTLEMENT.usdPerUnit,
    simulated: rows.some(({ pick }) => pick.dataOrigin !== 'real'),
    previous_hash: previous?.batchHash ?? null,
    batches: batches.map((batch) => ({
      day: batch.day,
      sequence: batch.sequence,
      merkle_root: batch.merkleRoot,
      pick_count: batch.pickCount,
      first_no: batch.firstNo,
      last_no: batch.lastNo,
      previous_hash: batch.previousHash,
      published_at: batch.publishedAt.toISOString(),
      batch_hash: batch.batchHash,
    })),
    picks: rows.map(({ pick, opensAt, ...row }) => {
      const serial = { day: pick.serialDay ?? '', no: pick.serialNo ?? 0 };
      const isOpen = opensAt <= asOf || pick.isFree;
      return {
        serial: serialText(serial.day, serial.no),
        leaf_hash: pick.leafHash,
        opens_at: opensAt.toISOString(),
        is_free: pick.isFree,
        withdrawn: row.withdrawnAt !== null,
        home: row.homeNames,
        away: row.awayNames,
        salt: isOpen ? pick.salt : null,
        sealed: isOpen ? sealedContent(pick, serial) : null,
        result: isOpen ? row.result : null,
        score: isOpen && row.homeScore !== null ? [row.homeScore, row.awayScore] : null,
      };
    }),
  };
}
