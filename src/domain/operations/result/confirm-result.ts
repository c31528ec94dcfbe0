import type { Transaction } from '#db/client.ts';
import {
  findGameForResult,
  insertManualDecision,
  insertManualState,
  listManualResults,
  lockManualResult,
  MANUAL_SOURCE,
  type ManualResultRow,
} from '#db/queries/manual-result.ts';
import { assertAddressNotLinked } from '#domain/accounts/operator/linked-persons.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import type { Services } from '#domain/services.ts';
import { formatDateTime } from '#i18n/format.ts';
import { AppError } from '#platform/app-error.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import { alertResults } from './alert-results.ts';
import { assertNoKnownEnd } from './type-result.ts';
import type { TypedFinal } from './typed-final.ts';

/**
 * The second person decides on a typed result. To agree they type the score themselves, from the source and not from the screen:
 * two that typed the same did not slip alike. Agreed to, it is a state of the game, and the usual job settles by it. Throws
 * conflict for one's own, for what is decided, and where a feed has reported the end meanwhile; invalid where the scores differ.
 */
export async function confirmResult(
  services: Services,
  options: {
    readonly resultId: string;
    /** Null: refused. */
    readonly typed: TypedFinal | null;
    readonly note: string;
    readonly operator: Operator;
  },
): Promise<void> {
  const { resultId, typed, note, operator } = options;
  const now = services.clock.now();
  await services.db.transaction(async (tx) => {
    const result = await decidable(tx, resultId);
    const { gameId, proposedBy } = result;
    if (typed !== null) {
      const about = { subjectKind: 'game', subjectId: gameId };
      await assertAddressNotLinked(tx, { proposedBy, email: operator.email, now, about });
      await assertNoKnownEnd(tx, gameId);
      assertSameFinal(result, typed);
    }
    const approved = typed !== null;
    await insertManualDecision(tx, {
      resultId,
      proposedBy,
      decidedBy: operator.email,
      approved,
      note,
      decidedAt: now,
    });
    if (approved) await insertManualState(tx, await stateOf(tx, result, now));
    await appendAudit(tx, {
      at: now,
      actorKind: 'operator',
      actorId: operator.id,
      action: approved ? 'result.confirm' : 'result.refuse',
      subjectKind: 'game',
      subjectId: gameId,
      detail: {
        result: resultId,
        status: result.status,
        home: result.homeScore,
        away: result.awayScore,
        proposed_by: proposedBy,
        note,
      },
    });
  });
  await alertResults(services);
}

async function decidable(tx: Transaction, id: string): Promise<ManualResultRow> {
  const [first] = await listManualResults(tx, { id });
  if (first === undefined) throw new AppError('not_found', 'no such result');
  await lockManualResult(tx, first.result.gameId);
  // The process that held the lock before may have decided.
  const [found = first] = await listManualResults(tx, { id });
  if (found.decision !== null) {
    const when = formatDateTime(found.decision.decidedAt, BRAND_ZONE);
    throw refusal('conflict', 'office.decidedAlready', { who: found.decision.decidedBy, when });
  }
  return found.result;
}

function assertSameFinal(result: ManualResultRow, typed: TypedFinal): void {
  const isSame =
    typed.status === result.status &&
    (typed.status === 'canceled' ||
      (typed.homeScore === result.homeScore && typed.awayScore === result.awayScore));
  if (!isSame) throw refusal('invalid', 'office.results.differs');
}

async function stateOf(tx: Transaction, result: ManualResultRow, now: Date) {
  const row = await findGameForResult(tx, result.gameId);
  if (row === null) throw new AppError('not_found', 'no such game');
  const { status, reason, homeScore, awayScore, parts, gameId } = result;
  const clock = { elapsed: null, stoppage: null, half: null, period: null, remaining: null };
  return {
    gameId,
    knownAt: now,
    status,
    reason,
    homeScore,
    awayScore,
    parts,
    ...clock,
    inning: null,
    inningHalf: null,
    statistics: {},
    origin: row.game.origin,
    source: MANUAL_SOURCE,
  };
}

function refusal(
  code: 'conflict' | 'invalid',
  key: string,
  params: Readonly<Record<string, string>> = {},
): AppError {
  return new AppError(code, key, { fields: { base: [{ key, params }] } });
}
