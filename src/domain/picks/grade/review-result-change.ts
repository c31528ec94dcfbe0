import { insertResultChangeReview, listOpenResultChanges } from '#db/queries/result-change.ts';
import { SETTLEMENT } from '#domain/forecasting/settlement/settle-pick.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';

/**
 * An operator looked at a result that its source had changed, and leaves the grade as it is; with a reason, which the audit
 * keeps. Throws not_found where no such change is open, which a correction also brings about.
 */
export async function reviewResultChange(
  services: Services,
  options: {
    readonly pickId: string;
    readonly knownAt: Date;
    readonly note: string;
    readonly by: string;
    /** Their id, by which the audit log finds them. */
    readonly operatorId?: string;
  },
): Promise<void> {
  const { pickId, knownAt, note, by, operatorId = by } = options;
  const reviewedAt = services.clock.now();
  await services.db.transaction(async (tx) => {
    const open = await listOpenResultChanges(tx, SETTLEMENT);
    const isOpen = open.some(
      ({ change }) => change.pickId === pickId && change.knownAt.getTime() === knownAt.getTime(),
    );
    if (!isOpen) throw new AppError('not_found', `no open change of pick ${pickId}`);
    if (!(await insertResultChangeReview(tx, { pickId, knownAt, note, reviewedBy: by, reviewedAt }))) {
      throw new AppError('conflict', 'it was looked at already');
    }
    await appendAudit(tx, {
      at: reviewedAt,
      actorKind: 'operator',
      actorId: operatorId,
      action: 'grade.leave',
      subjectKind: 'pick',
      subjectId: pickId,
      detail: { knownAt: knownAt.toISOString(), note },
    });
  });
}
