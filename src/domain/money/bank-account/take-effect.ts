import { decideApproval, listEffectiveApprovals, lockApproval } from '#db/queries/approval.ts';
import { findBankAccount } from '#db/queries/bank-account.ts';
import { holdOperators } from '#db/queries/first-run.ts';
import { findOperatorById, isOnlyOperator } from '#db/queries/operator.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import type { Services } from '#domain/services.ts';
import { approveBankAccount } from './approve-bank-account.ts';
import { notifyAlone } from './notify-alone.ts';

const BATCH_SIZE = 20;

/**
 * Lets the accounts take money that an owner who is alone asked for three days ago. Where there is a second operator by now, the request
 * waits for them; the database holds to the same. Answers how many took effect.
 */
export async function takeEffect(services: Services): Promise<number> {
  const due = await listEffectiveApprovals(services.db, services.clock.now(), BATCH_SIZE);
  let done = 0;
  for (const id of due) if (await carryOut(services, id)) done += 1;
  return done;
}

async function carryOut(services: Services, id: string): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const now = services.clock.now();
    await holdOperators(tx);
    const request = await lockApproval(tx, id);
    if (request === null || request.status !== 'open' || request.effectiveAt === null) return false;
    if (request.effectiveAt > now || request.lapsesAt < now) return false;
    const owner = await findOperatorById(tx, request.proposedBy);
    const isAlone =
      owner?.role === 'owner' && owner.status === 'active' && (await isOnlyOperator(tx, owner.id));
    const account = await findBankAccount(tx, request.subjectId);
    if (!isAlone || account === null) return false;
    const { brand, kind, subjectId, reason, payload, effectiveAt } = request;
    await decideApproval(tx, id, { status: 'approved', decidedBy: owner.id, decidedAt: now });
    await approveBankAccount(tx, { brand, id: subjectId, now });
    await notifyAlone(services, tx, {
      action: 'in_effect',
      brand,
      account,
      operatorId: owner.id,
      effectiveAt,
    });
    await appendAudit(tx, {
      at: now,
      brand,
      actorKind: 'system',
      actorId: 'operator alone',
      action: `${kind}.approved`,
      subjectKind: kind,
      subjectId,
      detail: { approval: id, proposed_by: owner.id, reason, payload },
    });
    return true;
  });
}
