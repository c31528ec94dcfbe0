import { findNewestPolicy } from '#db/queries/pick.ts';
import { listPolicyProposals } from '#db/queries/policy-room.ts';
import { syncAlerts } from '#domain/foundation/alert/sync-alerts.ts';
import type { Services } from '#domain/services.ts';

/** Tells operators of a proposed policy that waits for a second person, and no longer once it is decided or outdated. */
export async function alertProposals(services: Services): Promise<void> {
  const policy = await findNewestPolicy(services.db);
  const waiting = await listPolicyProposals(services.db, { isOpen: true, limit: 50 });
  await syncAlerts(services, {
    kinds: ['policy_waits'],
    troubles: waiting
      .filter(({ proposal }) => proposal.baseVersion === policy?.version)
      .map(({ proposal }) => ({
        kind: 'policy_waits',
        subject: proposal.id,
        permission: 'policies.change',
        severity: 'warning',
        facts: { who: proposal.proposedBy },
        path: '/office/policy',
      })),
  });
}
