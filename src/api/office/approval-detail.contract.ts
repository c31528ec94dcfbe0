import { z } from 'zod';
import { approvalSchema } from './approval.contract.ts';
import { blockedSchema } from './office.contract.ts';
import { settingKeySchema } from './settings.contract.ts';

const value = z.union([z.string(), z.number(), z.boolean()]).nullable();

const changeFieldSchema = z.enum([
  'order_state',
  'amount_paid',
  'owed',
  'period_end',
  'earlier_plan_end',
  'money_source',
  'plan_end',
  'granted_days',
  'price',
  'price_from',
  'name_en',
  'name_zh_TW',
  'name_zh_HK',
  'name_vi',
  'rank',
  'on_sale',
  'bank_code',
  'account_no',
  'holder',
  'virtual_prefix',
  ...settingKeySchema.options,
]);

/** A request with what it is about, what it would change, and what the operator who asks may do with it. */
export const approvalDetailSchema = approvalSchema.extend({
  subject: z.object({
    kind: z.enum(['order', 'member', 'plan', 'bank_account', 'other']),
    id: z.string().nullable(),
    label: z.string(),
    /** Of an order: the version of which the changes tell, for whoever decides on it. */
    version: z.int().optional(),
  }),
  /** How things are and how they would be; of a decided request the second alone. */
  changes: z.array(
    z.object({
      field: changeFieldSchema,
      type: z.enum(['money', 'instant', 'text', 'flag', 'order_state', 'number']),
      before: value,
      after: value,
    }),
  ),
  proposer: z.string().nullable(),
  decider: z.string().nullable(),
  /** Whether the operator asked for it: then they can take it back, and never approve it. */
  is_own: z.boolean(),
  blocked: blockedSchema,
  can: z.object({ approve: z.boolean(), refuse: z.boolean() }),
});
