import type { Transaction } from '#db/client.ts';
import { findDispute } from '#db/queries/dispute.ts';
import {
  findFeedReason,
  findPickForOperator,
  insertCorrection,
  insertDecision,
  lockProposal,
} from '#db/queries/grade.ts';
import { listOpenAndClose } from '#db/queries/played-game.ts';
import { refreshRecord } from '#db/queries/record-refresh.ts';
import { assertAddressNotLinked } from '#domain/accounts/operator/linked-persons.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import type { Services } from '#domain/services.ts';
import { formatDateTime } from '#i18n/format.ts';
import { AppError } from '#platform/app-error.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import type { SettledResult } from '#terms/results.ts';
import { answerIn } from './answer-dispute.ts';
import { gradeColumns } from './grade-pick.ts';

type Proposal = NonNullable<Awaited<ReturnType<typeof lockProposal>>>['proposal'];

/**
 * The second half of a correction (docs/product/picks.md): another operator agrees or not. Approved, the pick gets a new grade beside the old
 * one, by the same rules of settlement, and every sum follows in the same transaction. Throws conflict where the same
 * operator agrees, and where it is decided already. A dispute that it was proposed for is upheld by it.
 */
export async function decideCorrection(
  services: Services,
  options: {
    readonly proposalId: string;
    readonly approved: boolean;
    readonly note: string;
    readonly by: string;
    /** The operator's id, by which the audit log finds them. */
    readonly operatorId?: string;
  },
): Promise<{ readonly result: SettledResult | null }> {
  const { proposalId, approved, note, by, operatorId = by } = options;
  const now = services.clock.now();
  return services.db.transaction(async (tx) => {
    const found = await lockProposal(tx, proposalId);
    if (found === null) throw new AppError('not_found', `no proposal ${proposalId}`);
    const { proposal, decision } = found;
    if (decision !== null) {
      const when = formatDateTime(decision.decidedAt, BRAND_ZONE);
      throw refusal('decidedAlready', { who: decision.decidedBy, when });
    }
    if (approved) {
      const about = { subjectKind: 'pick', subjectId: proposal.pickId };
      await assertAddressNotLinked(tx, { proposedBy: proposal.proposedBy, email: by, now, about });
    }
    const { proposedBy } = proposal;
    await insertDecision(tx, { proposalId, proposedBy, decidedBy: by, approved, note, decidedAt: now });
    const result = approved ? await regrade(tx, proposal, now) : null;
    if (approved && proposal.disputeId !== null) {
      const dispute = await findDispute(tx, proposal.disputeId);
      const answer = { outcome: 'upheld', note: proposal.evidence, by, operatorId, at: now } as const;
      if (dispute !== null) await answerIn(tx, { ...answer, dispute });
    }
    await appendAudit(tx, {
      at: now,
      actorKind: 'operator',
      actorId: operatorId,
      action: approved ? 'grade.correct' : 'grade.reject',
      subjectKind: 'pick',
      subjectId: proposal.pickId,
      detail: { proposalId, note, result },
    });
    return { result };
  });
}

function refusal(key: string, params: Readonly<Record<string, string>> = {}): AppError {
  return new AppError('conflict', key, { fields: { base: [{ key: `office.${key}`, params }] } });
}

async function regrade(tx: Transaction, proposal: Proposal, now: Date): Promise<SettledResult> {
  const row = await findPickForOperator(tx, { id: proposal.pickId });
  if (row === null) throw new AppError('not_found', `no pick ${proposal.pickId}`);
  const { pick, sport, withdrawnAt } = row;
  const { status, homeScore, awayScore, parts } = proposal;
  // A corrected score does not change how long the game was to be, or that it went beyond its time.
  const reason = await findFeedReason(tx, { gameId: pick.gameId, asOf: now });
  const columns = gradeColumns({
    bet: { sport, betType: pick.betType, side: pick.side, line: pick.line },
    final: { status, homeScore, awayScore, parts, reason },
    units: pick.units,
    odds: pick.odds,
    withdrawn: withdrawnAt !== null,
    closing: await listOpenAndClose(tx, { gameIds: [pick.gameId], asOf: now, phases: ['close'] }),
  });
  await insertCorrection(tx, {
    ...columns,
    pickId: pick.id,
    knownAt: now,
    homeScore,
    awayScore,
    note: proposal.evidence,
    source: pick.source,
    correctionId: proposal.id,
  });
  await refreshRecord(tx, [pick.id]);
  return columns.result;
}
