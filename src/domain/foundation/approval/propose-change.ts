import type { Transaction } from '#db/client.ts';
import { type ApprovalRow, insertApproval } from '#db/queries/approval.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { newId } from '#platform/id.ts';
import { DAY_MS } from '#terms/durations.ts';
import { effectiveAlone, notifyAlone } from './alone.ts';
import type { Approvable } from './approvable.ts';
import { askedAlready } from './say-who.ts';

/** A request on which no decision is made within this time lapses. */
const LAPSES_AFTER_MS = 7 * DAY_MS;

type Proposal = {
  readonly about: Pick<Approvable, 'kind' | 'notifyAlone'>;
  readonly brand: string;
  readonly subjectId: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly reason: string;
  readonly operator: Operator;
  readonly now: Date;
  /** Throws where the subject's state does not allow the change; may take its locks. */
  readonly check?: () => Promise<void>;
};

/**
 * One operator asks for a change that another one has to agree to. One open request a subject and kind. The request comes
 * before the locks of its subject, as it does where it is decided, so that asking and deciding never wait for each other. An owner who is the
 * only operator that there ever was has no second person: what they ask for is announced to them by e-mail, and takes effect three days later.
 */
export async function proposeChange(
  services: Pick<Services, 'env' | 'clock' | 'queue'>,
  tx: Transaction,
  proposal: Proposal,
): Promise<ApprovalRow> {
  const { about, brand, subjectId, payload, operator, now } = proposal;
  const { kind } = about;
  const reason = proposal.reason.trim();
  if (reason === '')
    throw new AppError('invalid', 'no reason', { fields: { reason: [{ key: 'required' }] } });
  const row: ApprovalRow = {
    id: newId(),
    brand,
    kind,
    subjectId,
    payload,
    reason,
    status: 'open',
    proposedBy: operator.id,
    proposedAt: now,
    lapsesAt: new Date(now.getTime() + LAPSES_AFTER_MS),
    decidedBy: null,
    decidedAt: null,
    effectiveAt: await effectiveAlone(tx, operator, now),
    failedAt: null,
    failure: null,
  };
  const isFirst = await insertApproval(tx, row);
  await proposal.check?.();
  if (!isFirst) throw await askedAlready(tx, row);
  await appendAudit(tx, {
    at: now,
    brand,
    actorKind: 'operator',
    actorId: operator.id,
    action: `${kind}.proposed`,
    subjectKind: kind,
    subjectId,
    detail: {
      approval: row.id,
      reason,
      payload,
      ...(row.effectiveAt === null ? {} : { effective_at: row.effectiveAt.toISOString() }),
    },
  });
  if (row.effectiveAt !== null)
    await (about.notifyAlone ?? notifyAlone)(services, tx, { action: 'announced', request: row });
  return row;
}
