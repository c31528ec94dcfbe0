import type { Transaction } from '#db/client.ts';
import { type DisputeRow, findDispute, insertDisputeAnswer } from '#db/queries/dispute.ts';
import { listGrades } from '#db/queries/grade.ts';
import { addInboxItems } from '#domain/accounts/inbox/add-inbox-items.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import type { DisputeOutcome } from '#terms/results.ts';

type Answer = {
  readonly outcome: DisputeOutcome;
  readonly note: string;
  readonly by: string;
  /** The operator's id, by which the audit log finds them. */
  readonly operatorId?: string;
};

/**
 * An operator's word on a dispute, which its member finds in the inbox. Upheld is one whose pick has been corrected since; an
 * approved correction that names the dispute upholds it by itself. Throws not_found outside the operator's brands, conflict
 * where it is answered, and where nothing was corrected.
 */
export async function answerDispute(
  services: Services,
  options: Answer & { readonly disputeId: string; readonly brands?: readonly string[] },
): Promise<void> {
  const { disputeId, brands, ...answer } = options;
  await services.db.transaction(async (tx) => {
    const dispute = await findDispute(tx, disputeId);
    if (dispute === null || (brands !== undefined && !brands.includes(dispute.brand)))
      throw new AppError('not_found', `no dispute ${disputeId}`);
    if (answer.outcome === 'upheld' && !(await isCorrectedSince(tx, dispute))) {
      const fields = { base: [{ key: 'office.results.notCorrected' }] };
      throw new AppError('conflict', 'nothing was corrected', { fields });
    }
    if (!(await answerIn(tx, { ...answer, dispute, at: services.clock.now() }))) {
      const fields = { base: [{ key: 'office.results.answered' }] };
      throw new AppError('conflict', 'it is answered already', { fields });
    }
  });
}

async function isCorrectedSince(tx: Transaction, { pickId, raisedAt }: DisputeRow): Promise<boolean> {
  const grades = await listGrades(tx, pickId);
  return grades.some(({ grade }) => grade.correctionId !== null && grade.knownAt > raisedAt);
}

/** Answers a dispute within a transaction: the answer, the member's message and the log. False where it was answered before. */
export async function answerIn(
  tx: Transaction,
  options: Answer & { readonly dispute: DisputeRow; readonly at: Date },
): Promise<boolean> {
  const { dispute, outcome, note, by, operatorId = by, at } = options;
  const { id: disputeId, brand, accountId, pickId } = dispute;
  const isNew = await insertDisputeAnswer(tx, { disputeId, outcome, note, answeredBy: by, answeredAt: at });
  if (!isNew) return false;
  await addInboxItems(tx, [
    {
      brand,
      accountId,
      createdAt: at,
      kind: 'dispute_answered',
      subject: disputeId,
      path: '/record',
      facts: { pick_id: pickId, outcome, note },
    },
  ]);
  await appendAudit(tx, {
    at,
    brand,
    actorKind: 'operator',
    actorId: operatorId,
    action: 'dispute.answer',
    subjectKind: 'dispute',
    subjectId: disputeId,
    detail: { outcome, note },
  });
  return true;
}
