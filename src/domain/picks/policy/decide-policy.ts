import type { Transaction } from '#db/client.ts';
import { findNewestPolicy, lockPublishing } from '#db/queries/pick.ts';
import { insertPolicyDecision, listPolicyProposals, type ProposedPolicy } from '#db/queries/policy-room.ts';
import { assertAddressNotLinked } from '#domain/accounts/operator/linked-persons.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import { changePolicy } from '#domain/picks/bet/change-policy.ts';
import type { Services } from '#domain/services.ts';
import { formatDateTime } from '#i18n/format.ts';
import { AppError } from '#platform/app-error.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import { alertProposals } from './alert-proposals.ts';
import { settingsOf } from './settings.ts';

/**
 * The second person decides on a proposed policy; agreed to, it is the next version for picks from now on, in the same
 * transaction. Who proposed it may take it back and not agree to it; the database refuses that too.
 */
export async function decidePolicy(
  services: Services,
  options: {
    readonly proposalId: string;
    readonly approved: boolean;
    readonly note: string;
    readonly operator: Operator;
  },
): Promise<{ readonly version: number | null }> {
  const { proposalId, approved, note, operator } = options;
  const now = services.clock.now();
  const version = await services.db.transaction(async (tx) => {
    await lockPublishing(tx);
    const found = await decidable(tx, { ...options, now });
    const { proposal, simulation } = found;
    const next = approved
      ? await changePolicy(tx, {
          change: settingsOf(simulation),
          note: proposal.note,
          by: proposal.proposedBy,
          now,
          operatorId: operator.id,
          proposalId,
        })
      : null;
    await insertPolicyDecision(tx, {
      proposalId,
      proposedBy: proposal.proposedBy,
      decidedBy: operator.email,
      approved,
      note,
      decidedAt: now,
      version: next?.version ?? null,
    });
    if (next === null) {
      await appendAudit(tx, {
        at: now,
        actorKind: 'operator',
        actorId: operator.id,
        action: 'policy.refuse',
        subjectKind: 'policy',
        subjectId: String(proposal.baseVersion),
        detail: { proposal: proposalId, proposed_by: proposal.proposedBy, note },
      });
    }
    return next?.version ?? null;
  });
  await alertProposals(services);
  return { version };
}

async function decidable(
  tx: Transaction,
  options: {
    readonly proposalId: string;
    readonly approved: boolean;
    readonly operator: Operator;
    readonly now: Date;
  },
): Promise<ProposedPolicy> {
  const [found] = await listPolicyProposals(tx, { id: options.proposalId, limit: 1 });
  if (found === undefined) throw new AppError('not_found', 'no such proposal');
  const { proposal, decision } = found;
  const { now } = options;
  if (decision !== null) {
    const when = formatDateTime(decision.decidedAt, BRAND_ZONE);
    throw refusal('decidedAlready', { who: decision.decidedBy, when });
  }
  if (options.approved) {
    const about = { subjectKind: 'policy', subjectId: String(proposal.baseVersion) };
    await assertAddressNotLinked(tx, {
      proposedBy: proposal.proposedBy,
      email: options.operator.email,
      now,
      about,
    });
  }
  const policy = await findNewestPolicy(tx);
  if (options.approved && policy?.version !== proposal.baseVersion) throw refusal('policy.outdated', {});
  return found;
}

function refusal(key: string, params: Readonly<Record<string, string>>): AppError {
  return new AppError('conflict', key, { fields: { base: [{ key: `office.${key}`, params }] } });
}
