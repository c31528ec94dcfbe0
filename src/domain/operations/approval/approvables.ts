import type { Approvable } from '#domain/foundation/approval/approvable.ts';
import { bankAccountApproval } from '#domain/money/bank-account/bank-account-approval.ts';
import { reviveApproval } from '#domain/money/order/revive-approval.ts';
import { typedPaymentApproval } from '#domain/money/order/typed-payment-approval.ts';
import { voidApproval } from '#domain/money/order/void-approval.ts';
import { planApproval } from '#domain/money/plan/plan-approval.ts';
import { priceApproval } from '#domain/money/plan/price-approval.ts';
import { grantApproval } from '#domain/money/subscription/grant-approval.ts';
import { brandApproval } from '#domain/operations/brand/brand-approval.ts';
import { settingApproval } from '#domain/operations/setting/setting-approval.ts';

/** Everything that two persons decide on through a request. Corrections of grades and typed results have queues of their own. */
const APPROVABLES: readonly Approvable[] = [
  reviveApproval,
  voidApproval,
  typedPaymentApproval,
  grantApproval,
  priceApproval,
  planApproval,
  bankAccountApproval,
  settingApproval,
  brandApproval,
];

export function findApprovable(kind: string): Approvable | null {
  return APPROVABLES.find((approvable) => approvable.kind === kind) ?? null;
}
