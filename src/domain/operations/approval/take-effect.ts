import type { Transaction } from '#db/client.ts';
import {
  type ApprovalRow,
  decideApproval,
  listEffectiveApprovals,
  lockApproval,
  noteApprovalFailure,
} from '#db/queries/approval.ts';
import { findOwnerAlone, notifyAlone } from '#domain/foundation/approval/alone.ts';
import type { Approvable, Decision } from '#domain/foundation/approval/approvable.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { isDatabaseAway } from '#platform/is-database-away.ts';
import { shortError } from '#platform/short-error.ts';
import type { AuditAction } from '#terms/audit-actions.ts';
import { findApprovable } from './approvables.ts';

const BATCH_SIZE = 20;

type Given = Pick<Decision, 'getBrand'>;

/**
 * Carries out what an owner who is alone asked for three days ago. Where there is a second operator by now, the request waits for them; the
 * database holds to the same. What is no longer possible ends, and the owner is notified. One that fails for a reason that no one foresaw holds up no
 * other: the reason stands on the request, which is tried again; the run then counts as failed, and operators are notified. Answers how many
 * took effect.
 */
export async function takeEffect(services: Services, given: Given): Promise<number> {
  const due = await listEffectiveApprovals(services.db, services.clock.now(), BATCH_SIZE);
  const failures: unknown[] = [];
  let done = 0;
  for (const id of due) {
    try {
      if (await tryRequest(services, id, given)) done += 1;
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      failures.push(error);
      await noteApprovalFailure(services.db, id, {
        failedAt: services.clock.now(),
        failure: reasonOf(error),
      });
    }
  }
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${failures.length} requests failed to take effect: ${reasonOf(failures[0])}`,
    );
  return done;
}

async function tryRequest(services: Services, id: string, given: Given): Promise<boolean> {
  try {
    return await carryOut(services, id, given);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await endRequest(services, id, error);
    return false;
  }
}

/** What lies at the bottom of an error. */
function reasonOf(error: unknown): string {
  let { message, cause } = shortError(error);
  while (cause !== undefined) ({ message, cause } = cause);
  return message;
}

async function carryOut(services: Services, id: string, { getBrand }: Given): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const found = await lockDue(services, tx, id);
    if (found === null) return false;
    const { request, approvable, operator } = found;
    await decideApproval(tx, id, { status: 'approved', decidedBy: operator.id, decidedAt: now });
    const change = await approvable.apply(services, tx, { request, operator, now, getBrand });
    await (approvable.notifyAlone ?? notifyAlone)(services, tx, { action: 'in_effect', request });
    await note(tx, { request, now, action: `${approvable.kind}.approved`, detail: change });
    return true;
  });
}

/** The state of its subject does not allow the change any more. */
async function endRequest(services: Services, id: string, error: AppError): Promise<void> {
  await services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const found = await lockDue(services, tx, id);
    if (found === null) return;
    const { request, approvable } = found;
    await decideApproval(tx, id, { status: 'lapsed', decidedBy: null, decidedAt: now });
    await approvable.refuse?.(tx, request);
    await (approvable.notifyAlone ?? notifyAlone)(services, tx, { action: 'not_possible', request });
    await note(tx, { request, now, action: `${approvable.kind}.lapsed`, detail: { error: error.message } });
  });
}

/** A request whose time has come and whose owner is still alone, held until the transaction ends. */
async function lockDue(services: Services, tx: Transaction, id: string) {
  const now = services.clock.now();
  const request = await lockApproval(tx, id);
  if (request === null || request.status !== 'open' || request.effectiveAt === null) return null;
  if (request.effectiveAt > now || request.lapsesAt < now) return null;
  const approvable: Approvable | null = findApprovable(request.kind);
  const operator = await findOwnerAlone(tx, request);
  return approvable === null || operator === null ? null : { request, approvable, operator };
}

async function note(
  tx: Transaction,
  options: {
    readonly request: ApprovalRow;
    readonly now: Date;
    readonly action: AuditAction;
    readonly detail: Readonly<Record<string, unknown>>;
  },
): Promise<void> {
  const { request, now, action, detail } = options;
  const { brand, kind, subjectId, reason, payload, proposedBy } = request;
  await appendAudit(tx, {
    at: now,
    brand,
    actorKind: 'system',
    actorId: 'operator alone',
    action,
    subjectKind: kind,
    subjectId,
    detail: { approval: request.id, proposed_by: proposedBy, reason, payload, ...detail },
  });
}
