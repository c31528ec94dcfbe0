import type { Transaction } from '#db/client.ts';
import { findNewestPolicy, insertPolicy, lockPublishing, type PolicyRow } from '#db/queries/pick.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import { AppError } from '#platform/app-error.ts';

export type PolicyChange = Partial<
  Pick<
    PolicyRow,
    'minEv' | 'minConfidence' | 'leagues' | 'minLeadMinutes' | 'maxLeadHours' | 'discloseMinutes'
  >
>;

/**
 * A new version of the publishing policy, for picks made from now on; those that stand keep theirs (docs/product/operators.md). What the change does
 * not name stays as it was. Throws invalid for values that no policy can have, or without a note.
 */
export async function changePolicy(
  tx: Transaction,
  options: {
    readonly change: PolicyChange;
    readonly note: string;
    /** Whose idea it was. */
    readonly by: string;
    /** The id of the second operator, who agreed. */
    readonly operatorId: string;
    readonly proposalId: string;
    readonly now: Date;
  },
): Promise<PolicyRow> {
  const { change, by, now, operatorId, proposalId } = options;
  const note = options.note.trim();
  if (note === '') throw new AppError('invalid', 'a change of policy needs a note');
  // No one publishes half of a round under the one version and half under the other.
  await lockPublishing(tx);
  const before = await findNewestPolicy(tx);
  if (before === null) throw new AppError('conflict', 'the site is not prepared yet');
  const next: PolicyRow = {
    ...before,
    ...change,
    note,
    version: before.version + 1,
    validFrom: now,
    createdBy: by,
  };
  assertPossible(next);
  await insertPolicy(tx, next);
  await appendAudit(tx, {
    at: now,
    actorKind: 'operator',
    actorId: operatorId,
    action: 'policy.change',
    subjectKind: 'policy',
    subjectId: String(next.version),
    detail: { before: named(before, change), after: change, note, proposed_by: by, proposal: proposalId },
  });
  return next;
}

/** The values that a change replaces. */
function named(policy: PolicyRow, change: PolicyChange): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(policy).filter(([name]) => Object.hasOwn(change, name)));
}

/** The window of docs/product/picks.md is the widest: no earlier than 48 hours and no later than 15 minutes before the start. */
function assertPossible(policy: PolicyRow): void {
  const problems = [
    policy.minEv >= 0 && policy.minEv < 1 ? null : 'min_ev must lie between 0 and 1',
    policy.minConfidence >= 0 && policy.minConfidence <= 100
      ? null
      : 'min_confidence must lie between 0 and 100',
    policy.minLeadMinutes >= 15 ? null : 'min_lead_minutes must be at least 15',
    policy.maxLeadHours > 0 && policy.maxLeadHours <= 48 ? null : 'max_lead_hours must lie between 1 and 48',
    policy.leagues === null || policy.leagues.length > 0 ? null : 'leagues must name one, or be left out',
  ].filter((problem) => problem !== null);
  if (problems.length > 0) throw new AppError('invalid', problems.join('; '));
}
