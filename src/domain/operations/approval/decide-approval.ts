import type { Transaction } from '#db/client.ts';
import { type ApprovalRow, decideApproval, lockApproval } from '#db/queries/approval.ts';
import { findOperatorById } from '#db/queries/operator.ts';
import { refuseLinked } from '#domain/accounts/operator/linked-persons.ts';
import type { LegalShop } from '#domain/content/legal/change-legal-draft.ts';
import { APPROVAL_KINDS, isApprovalKind } from '#domain/foundation/approval/approval-kinds.ts';
import { decidedAlready } from '#domain/foundation/approval/say-who.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import { mayDo } from '#domain/foundation/permission/permissions.ts';
import type { SettableShop } from '#domain/foundation/setting/business-settings.ts';
import { approveBankAccount, refuseBankAccount } from '#domain/money/bank-account/approve-bank-account.ts';
import { reviveOrder } from '#domain/money/order/revive-order.ts';
import { takeApprovedMoney } from '#domain/money/order/take-approved-money.ts';
import { seenMoney } from '#domain/money/order/take-money.ts';
import { tellMember } from '#domain/money/order/tell-member.ts';
import { voidOrder } from '#domain/money/order/void-order.ts';
import { changePlan } from '#domain/money/plan/change-plan.ts';
import { changePrice } from '#domain/money/plan/change-price.ts';
import { grantPlan } from '#domain/money/subscription/grant-plan.ts';
import { changeSetting } from '#domain/operations/setting/change-setting.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';

export type ApprovalDecision = {
  readonly id: string;
  readonly operator: Operator;
  readonly decision: 'approved' | 'refused';
  /** What the program says of a brand, for what changes its settings. */
  readonly shopOf: (brand: string) => SettableShop & LegalShop;
  /** Of an order: its version on the page that he decided by; left out, nothing is compared. */
  readonly version?: number | undefined;
};

/**
 * The second person decides. Whoever asked cannot approve, nor somebody whom they made, reset or changed in the last three days, or
 * who did that to them: the code refuses it, and so does the database. Whoever asked can take the request back, even where they may
 * only propose. What was asked for happens in the same transaction as the decision, or neither happens.
 */
export async function decide(
  services: Services,
  { id, operator, decision, version, shopOf }: ApprovalDecision,
): Promise<ApprovalRow> {
  return services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const request = await lockApproval(tx, id);
    if (request === null || !operator.brands.includes(request.brand) || !isApprovalKind(request.kind)) {
      throw new AppError('not_found', 'no such request');
    }
    const isTakenBack = decision === 'refused' && request.proposedBy === operator.id;
    if (!isTakenBack && !mayDo(operator.role, APPROVAL_KINDS[request.kind].decide))
      throw new AppError('not_found', 'not his to decide');
    if (request.status !== 'open' || request.lapsesAt < now) throw await decidedAlready(tx, request);
    if (decision === 'approved') {
      const about = { brand: request.brand, subjectKind: request.kind, subjectId: request.subjectId };
      await refuseLinked(tx, { proposedBy: request.proposedBy, operatorId: operator.id, now, about });
    }
    const decided = { status: decision, decidedBy: operator.id, decidedAt: now } as const;
    await decideApproval(tx, id, decided);
    const isApproved = decision === 'approved';
    const change = isApproved
      ? await carryOut(services, tx, request, { operator, now, version, shopOf })
      : {};
    if (!isApproved && request.kind === 'bank_account') await refuseBankAccount(tx, request.subjectId);
    await appendAudit(tx, {
      at: now,
      brand: request.brand,
      actorKind: 'operator',
      actorId: operator.id,
      action: `${request.kind}.${decision}`,
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

/** What the log is told of it beside the request: what stood before and after, as far as the request does not say it. */
type Change = Readonly<Record<string, unknown>>;

async function carryOut(
  services: Services,
  tx: Transaction,
  request: ApprovalRow,
  {
    operator,
    now,
    version,
    shopOf,
  }: Pick<ApprovalDecision, 'operator' | 'version' | 'shopOf'> & { readonly now: Date },
): Promise<Change> {
  const { brand, subjectId, reason, payload } = request;
  const decision = { brand, orderId: subjectId, operatorId: operator.id, reason, now, version };
  switch (request.kind) {
    case 'void_order':
      await tellMember(services, tx, { order: await voidOrder(tx, decision), news: 'failed', reason });
      return {};
    case 'revive_order': {
      const { money } = APPROVAL_KINDS.revive_order.payload.parse(payload);
      const taken = { money: seenMoney(money), approvalId: request.id };
      const revived = await reviveOrder(tx, { ...decision, ...taken });
      await tellMember(services, tx, { order: revived, news: 'revived' });
      return {};
    }
    case 'typed_payment': {
      const {
        amount,
        paid_on: paidOn,
        reference,
      } = APPROVAL_KINDS.typed_payment.payload.parse(payload).money;
      const money = { amount, paidOn, reference };
      await takeApprovedMoney(services, tx, { ...decision, approvalId: request.id, money });
      return {};
    }
    case 'grant': {
      const { days } = APPROVAL_KINDS.grant.payload.parse(payload);
      await grantPlan(tx, {
        brand,
        accountId: Number(subjectId),
        days,
        grantedBy: request.proposedBy,
        reason,
        now,
      });
      return {};
    }
    case 'price': {
      const { price, valid_from: validFrom } = APPROVAL_KINDS.price.payload.parse(payload);
      const planId = Number(subjectId);
      return changePrice(tx, { brand, planId, price, validFrom: new Date(validFrom), now });
    }
    case 'plan': {
      const { version, names, rank, on_sale: onSale } = APPROVAL_KINDS.plan.payload.parse(payload);
      return changePlan(tx, {
        brand,
        planId: Number(subjectId),
        version,
        changes: {
          ...(names === undefined ? {} : { names }),
          ...(rank === undefined ? {} : { rank }),
          ...(onSale === undefined ? {} : { onSale }),
        },
      });
    }
    case 'bank_account':
      await requireOwner(tx, request, operator);
      await approveBankAccount(tx, { brand, id: subjectId, now });
      return {};
    case 'setting': {
      const wanted = APPROVAL_KINDS.setting.payload.parse(payload);
      await changeSetting(tx, { ...wanted, shop: shopOf(brand), by: { brand, operator }, reason, now });
      return {};
    }
    case 'correct_grade':
    case 'manual_result':
      throw new AppError('conflict', `${request.kind} is decided elsewhere`);
  }
}

/** Of the two who change where members' money goes, one has to be an owner (docs/product/operators.md). */
async function requireOwner(tx: Transaction, { proposedBy }: ApprovalRow, operator: Operator): Promise<void> {
  if (operator.role === 'owner') return;
  const proposer = await findOperatorById(tx, proposedBy);
  if (proposer?.role === 'owner' && proposer.status === 'active') return;
  throw new AppError('conflict', 'no owner among the two', {
    fields: { base: [{ key: 'office.ownerNeeded' }] },
  });
}
