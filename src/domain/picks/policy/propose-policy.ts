import { findNewestPolicy, lockPublishing } from '#db/queries/pick.ts';
import { findSimulation, insertPolicyProposal, listPolicyProposals } from '#db/queries/policy-room.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { newId } from '#platform/id.ts';
import { alertProposals } from './alert-proposals.ts';
import { isSame } from './settings.ts';

/**
 * An operator proposes settings that they have tried out. Nothing changes before another one agrees. Throws conflict where the
 * policy has changed since the try, where the settings are in force already, and where another proposal waits.
 */
export async function proposePolicy(
  services: Services,
  options: { readonly simulationId: string; readonly note: string; readonly operator: Operator },
): Promise<{ readonly proposalId: string }> {
  const { simulationId, note, operator } = options;
  const now = services.clock.now();
  const proposalId = newId();
  await services.db.transaction(async (tx) => {
    await lockPublishing(tx);
    const simulation = await findSimulation(tx, simulationId);
    if (simulation === null) throw new AppError('not_found', 'no such try');
    const policy = await findNewestPolicy(tx);
    if (policy?.version !== simulation.policyVersion) throw refusal('policy.outdated');
    if (isSame(policy, simulation)) throw refusal('nothingToChange');
    const waiting = await listPolicyProposals(tx, { isOpen: true, limit: 50 });
    if (waiting.some(({ proposal }) => proposal.baseVersion === policy.version))
      throw refusal('policy.waiting');
    await insertPolicyProposal(tx, {
      id: proposalId,
      simulationId,
      baseVersion: policy.version,
      note,
      proposedBy: operator.email,
      proposedAt: now,
    });
    await appendAudit(tx, {
      at: now,
      actorKind: 'operator',
      actorId: operator.id,
      action: 'policy.propose',
      subjectKind: 'policy',
      subjectId: String(policy.version),
      detail: { proposal: proposalId, simulation: simulationId, note },
    });
  });
  await alertProposals(services);
  return { proposalId };
}

function refusal(key: string): AppError {
  return new AppError('conflict', key, { fields: { base: [{ key: `office.${key}` }] } });
}
