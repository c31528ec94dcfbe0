import { findDispute, insertDisputeAnswer } from '#db/queries/dispute.ts';
import { AppError } from '#platform/app-error.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { addInboxItems } from '../inbox/add-inbox-items.ts';
import type { Services } from '../services.ts';

/** An operator's word on a dispute, which its member finds in the inbox. Upholding one corrects nothing by itself. */
export async function answerDispute(
  services: Services,
  options: {
    readonly disputeId: string;
    readonly outcome: 'upheld' | 'rejected';
    readonly note: string;
    readonly by: string;
  },
): Promise<void> {
  const { disputeId, outcome, note, by } = options;
  const answeredAt = services.clock.now();
  await services.db.transaction(async (tx) => {
    const dispute = await findDispute(tx, disputeId);
    if (dispute === null) throw new AppError('not_found', `no dispute ${disputeId}`);
    const isNew = await insertDisputeAnswer(tx, { disputeId, outcome, note, answeredBy: by, answeredAt });
    if (!isNew) throw new AppError('conflict', 'it is answered already');
    await addInboxItems(tx, [
      {
        ...{ brand: dispute.brand, accountId: dispute.accountId, createdAt: answeredAt },
        ...{ kind: 'dispute_answered', subject: disputeId, path: '/record' },
        facts: { pick_id: dispute.pickId, outcome, note },
      },
    ]);
    await appendAudit(tx, {
      ...{ at: answeredAt, brand: dispute.brand, actorKind: 'operator', actorId: by },
      ...{ action: 'dispute.answer', subjectKind: 'dispute', subjectId: disputeId },
      detail: { outcome, note },
    });
  });
}
