import { withLock } from '#db/client.ts';
import { type GradeInsert, insertGrades, listPicksToSettle, type PickToSettle } from '#db/queries/pick.ts';
import { listOpenAndClose, type OddsSnapshotRow } from '#db/queries/played-game.ts';
import { isRecordMissing, rebuildRecord, refreshRecord } from '#db/queries/record-refresh.ts';
import { SETTLEMENT } from '#domain/forecasting/settlement/settle-pick.ts';
import type { Services } from '#domain/services.ts';
import { MINUTE_MS } from '#terms/durations.ts';
import { gradeColumns } from './grade-pick.ts';

const SETTLE_AFTER_MS = SETTLEMENT.settleAfterMinutes * MINUTE_MS;
const PAGE = 500;

/**
 * Grades the picks whose games ended, or were moved away, at least ten minutes ago. A withdrawn pick is graded too, beside the
 * record. While another process is at it nothing is done, since two grades of one pick would read as a correction.
 */
export async function settlePicks(services: Services): Promise<{ readonly settled: number }> {
  const settled = await withLock(services.db, 'settle-picks', () => settleAll(services));
  return { settled: settled ?? 0 };
}

async function settleAll({ db, clock }: Services): Promise<number> {
  if (await isRecordMissing(db)) await db.transaction(rebuildRecord);
  let settled = 0;
  for (;;) {
    const now = clock.now();
    const rows = await listPicksToSettle(db, {
      finalKnownBy: new Date(now.getTime() - SETTLE_AFTER_MS),
      asOf: now,
      postponedHours: SETTLEMENT.postponedHours,
      limit: PAGE,
    });
    if (rows.length === 0) return settled;
    const gameIds = [...new Set(rows.map((row) => row.pick.gameId))];
    const closing = Map.groupBy(
      await listOpenAndClose(db, { gameIds, asOf: now, phases: ['close'] }),
      (price) => price.gameId,
    );
    const grades = rows.map((row) => gradeRow(row, closing.get(row.pick.gameId) ?? [], now));
    await db.transaction(async (tx) => {
      await insertGrades(tx, grades);
      await refreshRecord(
        tx,
        grades.map((grade) => grade.pickId),
      );
    });
    settled += rows.length;
  }
}

function gradeRow(row: PickToSettle, closing: readonly OddsSnapshotRow[], now: Date): GradeInsert {
  const { pick, sport } = row;
  const isOff = row.isPostponed || row.status !== 'completed';
  const status = isOff ? 'canceled' : 'completed';
  // What a game that was moved away ends in, one day, is not the result of this pick.
  const { homeScore, awayScore } = row.isPostponed ? { homeScore: null, awayScore: null } : row;
  const columns = gradeColumns({
    bet: { sport, betType: pick.betType, side: pick.side, line: pick.line },
    final: { status, homeScore, awayScore, parts: row.parts ?? [], reason: row.reason },
    units: pick.units,
    odds: pick.odds,
    withdrawn: row.withdrawnAt !== null,
    closing,
  });
  return { ...columns, pickId: pick.id, knownAt: now, homeScore, awayScore, note: '', source: pick.source };
}
