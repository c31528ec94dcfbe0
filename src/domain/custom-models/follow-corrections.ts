import {
  type CorrectionInsert,
  insertModelCorrections,
  listGradesToCorrect,
} from '#db/queries/custom-model-correction.ts';
import { listOpenAndClose, type OddsSnapshotRow } from '#db/queries/played-game.ts';
import type { Services } from '#domain/services.ts';
import { gradeBet } from './grade-bet.ts';

const PAGE = 500;

/**
 * What two operators agreed a game's final to be counts for members' models too (docs/product/picks.md): each of their grades on the game gets
 * a corrected one beside it, by the same rules. Returns how many there were.
 */
export async function followCorrections({ db, clock }: Services): Promise<number> {
  let followed = 0;
  for (;;) {
    const now = clock.now();
    const rows = await listGradesToCorrect(db, PAGE);
    if (rows.length === 0) return followed;
    const gameIds = [...new Set(rows.map((row) => row.gameId))];
    const closing = Map.groupBy(
      await listOpenAndClose(db, { gameIds, asOf: now, phases: ['close'] }),
      (price) => price.gameId,
    );
    await insertModelCorrections(
      db,
      rows.map((row) => correctionOf(row, closing.get(row.gameId) ?? [], now)),
    );
    followed += rows.length;
  }
}

type Row = Awaited<ReturnType<typeof listGradesToCorrect>>[number];

function correctionOf(row: Row, closing: readonly OddsSnapshotRow[], now: Date): CorrectionInsert {
  const { modelId, gameId, correctionId, decidedAt, side, line, odds, sport, category } = row;
  if (side === null || odds === null) throw new Error(`model ${modelId} has no pick on game ${gameId}`);
  const { status, homeScore, awayScore, parts, reason } = row;
  const final = { status, homeScore, awayScore, parts, reason };
  return {
    ...gradeBet({ side, line, odds }, { sport, category, final, closing }),
    modelId,
    gameId,
    correctionId,
    decidedAt,
    correctedAt: now,
  };
}
