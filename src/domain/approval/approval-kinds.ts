import { z } from 'zod';
import type { Permission } from '#domain/operator/permissions.ts';

const money = z.union([
  z.strictObject({ bank_line_id: z.uuid() }),
  z.strictObject({
    amount: z.int().positive(),
    paid_on: z.iso.date(),
    reference: z.string().trim().min(1).max(200),
  }),
]);

/**
 * What needs a second person (B15): who may ask, who may decide, and what the request carries. The subject is named beside
 * it: an order, a member, a plan, a bank account.
 */
export const APPROVAL_KINDS = {
  revive_order: { ask: 'orders.revive', decide: 'orders.revive', payload: z.strictObject({ money }) },
  void_order: { ask: 'orders.void', decide: 'orders.void', payload: z.strictObject({}) },
  grant: {
    ask: 'members.grant',
    decide: 'members.grant_long',
    payload: z.strictObject({ days: z.int().min(1).max(366) }),
  },
  price: {
    ask: 'plans.propose',
    decide: 'plans.decide',
    payload: z.strictObject({ price: z.int().min(1).max(10_000_000), valid_from: z.iso.datetime() }),
  },
  bank_account: { ask: 'bank_accounts.propose', decide: 'bank_accounts.decide', payload: z.strictObject({}) },
} as const satisfies Record<
  string,
  { readonly ask: Permission; readonly decide: Permission; readonly payload: z.ZodType }
>;

export type ApprovalKind = keyof typeof APPROVAL_KINDS;

export function isApprovalKind(kind: string): kind is ApprovalKind {
  return Object.hasOwn(APPROVAL_KINDS, kind);
}
