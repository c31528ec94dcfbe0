import { z } from 'zod';
import type { Permission } from '#domain/foundation/permission/permissions.ts';
import { settingKeys } from '#domain/foundation/setting/business-settings.ts';
import { locales } from '#i18n/locales.ts';

const typed = z.strictObject({
  amount: z.int().positive(),
  paid_on: z.iso.date(),
  reference: z.string().trim().min(1).max(200),
});
const money = z.union([z.strictObject({ bank_line_id: z.uuid() }), typed]);

/**
 * What needs a second person (docs/product/operators.md): who may ask, who may decide, and what the request carries. The subject is named beside
 * it: an order, a member, a plan, a bank account.
 */
export const APPROVAL_KINDS = {
  revive_order: { ask: 'orders.revive', decide: 'orders.revive', payload: z.strictObject({ money }) },
  void_order: { ask: 'orders.void', decide: 'orders.void', payload: z.strictObject({}) },
  /** Money that no line of the bank tells of yet, beyond what one operator may take. */
  typed_payment: {
    ask: 'orders.confirm',
    decide: 'orders.confirm',
    payload: z.strictObject({ money: typed }),
  },
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
  plan: {
    ask: 'plans.propose',
    decide: 'plans.decide',
    payload: z.strictObject({
      on_sale: z.boolean().optional(),
      rank: z.int().min(1).max(99).optional(),
      names: z.partialRecord(z.enum(locales), z.string().trim().min(1).max(60)).optional(),
      /** The version of the plan that was seen by whoever asks. */
      version: z.int().min(1),
    }),
  },
  bank_account: {
    ask: 'bank_accounts.propose',
    decide: 'bank_accounts.decide',
    payload: z.strictObject({
      bank_code: z.string(),
      account_no: z.string(),
      holder: z.string(),
      virtual_prefix: z.string().nullable().default(null),
    }),
  },
  setting: {
    ask: 'settings.propose',
    decide: 'settings.edit',
    payload: z.strictObject({
      key: z.enum(settingKeys),
      value: z.union([z.boolean(), z.int()]),
      /** What it was when it was asked for; its version says whether it still is. */
      before: z.union([z.boolean(), z.int()]),
      /** The version of the setting that was seen by whoever asks; 0 where nobody had set it. */
      version: z.int().min(0),
    }),
  },
} as const satisfies Record<
  string,
  { readonly ask: Permission; readonly decide: Permission; readonly payload: z.ZodType }
>;

export type ApprovalKind = keyof typeof APPROVAL_KINDS;

export function isApprovalKind(kind: string): kind is ApprovalKind {
  return Object.hasOwn(APPROVAL_KINDS, kind);
}
