import { withLock } from '#db/client.ts';
import { insertModelGrades, listVerdictsToGrade } from '#db/queries/custom-model-play.ts';
import type { GradeInsert } from '#db/queries/custom-model-record.ts';
import { listOpenAndClose, type OddsSnapshotRow } from '#db/queries/played-game.ts';
import { SETTLEMENT } from '#domain/forecasting/settlement/settle-pick.ts';
import type { Services } from '#domain/services.ts';
import { followCorrections } from './follow-corrections.ts';
import { gradeBet } from './grade-bet.ts';

const SETTLE_AFTER_MS = SETTLEMENT.settleAfterMinutes * 60_000;
const PAGE = 500;

/**
 * Grades the frozen picks of members' models whose games ended at least ten minutes ago, by the rules of the house's own; then
 * corrects what an approved correction of the house says of a game that they picked too.
 */
export async function gradeVerdicts(
  services: Services,
): Promise<{ readonly graded: number; readonly corrected: number }> {
  const done = await withLock(services.db, 'grade-custom-models', async () => ({
    graded: await gradeAll(services),
    corrected: await followCorrections(services),
  }));
  return done ?? { graded: 0, corrected: 0 };
}

async function gradeAll({ db, clock }: Services): Promise<number> {
  let graded = 0;
  for (;;) {
    const now = clock.now();
    const finalKnownBy = new Date(now.getTime() - SETTLE_AFTER_MS);
    const rows = await listVerdictsToGrade(db, { finalKnownBy, asOf: now, limit: PAGE });
    if (rows.length === 0) return graded;
    const gameIds = [...new Set(rows.map((row) => row.gameId))];
    const closing = Map.groupBy(
      await listOpenAndClose(db, { gameIds, asOf: now, phases: ['close'] }),
      (price) => price.gameId,
    );
    const grades = rows.map((row) => gradeRow(row, closing.get(row.gameId) ?? [], now));
    await insertModelGrades(db, grades);
    graded += rows.length;
  }
}

type Row = Awaited<ReturnType<typeof listVerdictsToGrade>>[number];

function gradeRow(row: Row, closing: readonly OddsSnapshotRow[], now: Date): GradeInsert {
  const { modelId, gameId, side, line, odds, sport, category } = row;
  if (side === null || odds === null) throw new Error(`model ${modelId} has no pick on game ${gameId}`);
  const status = row.status === 'completed' ? 'completed' : 'canceled';
  const { homeScore, awayScore, parts, reason } = row;
  const final = { status, homeScore, awayScore, parts, reason } as const;
  return {
    ...gradeBet({ side, line, odds }, { sport, category, final, closing }),
    modelId,
    gameId,
    gradedAt: now,
  };
}
