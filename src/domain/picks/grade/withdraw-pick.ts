import { insertWithdrawal } from '#db/queries/grade.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import { findPick } from '#domain/picks/pick/find-pick.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import type { WithdrawalReason } from '#terms/results.ts';

/**
 * Withdraws a published pick with a reason, before its game begins only. It stays in sight, is graded 'cancel', and what it would
 * have been is counted in a line of its own (docs/product/picks.md). Throws conflict once the game has begun or the pick is settled, and for a pick that is withdrawn already.
 */
export async function withdrawPick(
  services: Services,
  options: {
    /** Its serial or id. */
    readonly pick: string;
    readonly reason: WithdrawalReason;
    readonly note: string;
    /** The operator's name in the audit log. */
    readonly by: string;
    /** Their id, by which the audit log finds them. */
    readonly operatorId?: string;
  },
): Promise<{ readonly pickId: string; readonly withdrawnAt: Date }> {
  const { reason, note, by, operatorId = by } = options;
  const { pick, opensAt } = await findPick(services, options.pick);
  const withdrawnAt = services.clock.now();
  if (pick.origin !== 'live') throw new AppError('conflict', 'a calculated pick was never published');
  if (opensAt <= withdrawnAt) throw refusal('started');
  await services.db.transaction(async (tx) => {
    const isNew = await insertWithdrawal(tx, {
      pickId: pick.id,
      reason,
      note,
      withdrawnAt,
      withdrawnBy: by,
    });
    if (!isNew) throw refusal('withdrawn');
    await appendAudit(tx, {
      at: withdrawnAt,
      actorKind: 'operator',
      actorId: operatorId,
      action: 'pick.withdraw',
      subjectKind: 'pick',
      subjectId: pick.id,
      detail: { reason, note },
    });
  });
  return { pickId: pick.id, withdrawnAt };
}

function refusal(key: 'started' | 'withdrawn'): AppError {
  return new AppError('conflict', key, { fields: { base: [{ key: `office.results.${key}` }] } });
}
