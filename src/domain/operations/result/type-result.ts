import {
  findGameForResult,
  findNewestState,
  insertManualResult,
  listManualResults,
  lockManualResult,
} from '#db/queries/manual-result.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { newId } from '#platform/id.ts';
import { alertResults } from './alert-results.ts';
import { type TypedFinal, typedColumns } from './typed-final.ts';

/**
 * The first of two persons types how a game ended, and where that can be read. Nothing is settled before another one types the
 * same. Throws conflict before the start, where the game's end is known (that is a correction), and where a result waits.
 */
export async function typeResult(
  services: Services,
  options: {
    readonly gameId: string;
    readonly final: TypedFinal;
    readonly evidence: string;
    readonly operator: Operator;
  },
): Promise<{ readonly resultId: string }> {
  const { gameId, final, evidence, operator } = options;
  const now = services.clock.now();
  const resultId = newId();
  await services.db.transaction(async (tx) => {
    await lockManualResult(tx, gameId);
    const row = await findGameForResult(tx, gameId);
    if (row === null) throw new AppError('not_found', 'no such game');
    if (row.game.startAt > now) throw refusal('notStarted');
    await assertNoKnownEnd(tx, gameId);
    if ((await listManualResults(tx, { gameId, isOpen: true })).length > 0) throw refusal('waits');
    await insertManualResult(tx, {
      id: resultId,
      gameId,
      ...typedColumns(final, row.sport),
      evidence,
      proposedBy: operator.email,
      proposedAt: now,
    });
    await appendAudit(tx, {
      at: now,
      actorKind: 'operator',
      actorId: operator.id,
      action: 'result.type',
      subjectKind: 'game',
      subjectId: gameId,
      detail: { result: resultId, ...final, evidence },
    });
  });
  await alertResults(services);
  return { resultId };
}

/** A result that is known is corrected and not typed. */
export async function assertNoKnownEnd(
  tx: Parameters<typeof findNewestState>[0],
  gameId: string,
): Promise<void> {
  const state = await findNewestState(tx, gameId);
  if (state?.status === 'completed' || state?.status === 'canceled') throw refusal('known');
}

function refusal(key: 'notStarted' | 'known' | 'waits'): AppError {
  return new AppError('conflict', key, { fields: { base: [{ key: `office.results.${key}` }] } });
}
