import { type ApprovalRow, decideApproval, lockApproval } from '#db/queries/approval.ts';
import { assertNotLinked } from '#domain/accounts/operator/linked-persons.ts';
import { decidedAlready } from '#domain/foundation/approval/say-who.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import type { KeyedLegalBrand } from '#domain/foundation/legal/legal-brand.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import { mayDo } from '#domain/foundation/permission/permissions.ts';
import type { SettableBrand } from '#domain/foundation/setting/business-settings.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import type { ApprovalAnswer } from '#terms/approvals.ts';
import { findApprovable } from './approvables.ts';

type ApprovalDecision = {
  readonly id: string;
  readonly operator: Operator;
  readonly decision: ApprovalAnswer;
  /** What the program says of a brand, for what changes its settings. */
  readonly getBrand: (brand: string) => SettableBrand & KeyedLegalBrand;
  /** Of an order: its version on the page by which the operator decided; left out, nothing is compared. */
  readonly version?: number | undefined;
};

/**
 * The second person decides. The person who asked cannot approve, nor somebody whom they made, reset or changed in the last three days, or
 * who did that to them: the code refuses it, and so does the database. The person who asked can take the request back, even where they may
 * only propose. What was asked for happens in the same transaction as the decision, or neither happens.
 */
export async function decide(
  services: Services,
  { id, operator, decision, version, getBrand }: ApprovalDecision,
): Promise<ApprovalRow> {
  return services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const request = await lockApproval(tx, id);
    const approvable = request === null ? null : findApprovable(request.kind);
    if (request === null || approvable === null || !operator.brands.includes(request.brand)) {
      throw new AppError('not_found', 'no such request');
    }
    const isTakenBack = decision === 'refused' && request.proposedBy === operator.id;
    if (!isTakenBack && !mayDo(operator.role, approvable.decide))
      throw new AppError('not_found', 'not theirs to decide');
    if (request.status !== 'open' || request.lapsesAt < now) throw await decidedAlready(tx, request);
    if (decision === 'approved') {
      const about = { brand: request.brand, subjectKind: request.kind, subjectId: request.subjectId };
      await assertNotLinked(tx, { proposedBy: request.proposedBy, operatorId: operator.id, now, about });
    }
    const decided = { status: decision, decidedBy: operator.id, decidedAt: now } as const;
    await decideApproval(tx, id, decided);
    const isApproved = decision === 'approved';
    const change = isApproved
      ? await approvable.apply(services, tx, { request, operator, now, version, getBrand })
      : {};
    if (!isApproved) await approvable.refuse?.(tx, request);
    await appendAudit(tx, {
      at: now,
      brand: request.brand,
      actorKind: 'operator',
      actorId: operator.id,
      action: `${approvable.kind}.${decision}`,
      subjectKind: request.kind,
      subjectId: request.subjectId,
      detail: {
        approval: id,
        proposed_by: request.proposedBy,
        reason: request.reason,
        payload: request.payload,
        ...change,
      },
    });
    return { ...request, ...decided };
  });
}
