import { z } from 'zod';
import { type Contract, instantSchema } from '../endpoint.contract.ts';
import { brandQuery } from './office.contract.ts';

/** The keys of the domain, which no contract may import: the handlers' types hold that both lists are the same. */
export const settingKeySchema = z.enum([
  ...(['stats_only', 'account_age', 'subscribe_age'] as const),
  ...(['order_days', 'daily_order_days', 'order_limit', 'payment_tolerance'] as const),
  ...(['typed_limit', 'typed_daily_limit', 'typed_alert_days'] as const),
]);

export const settingValueSchema = z.union([z.boolean(), z.int32()]);

export const officeSettingsContract = {
  method: 'GET',
  path: '/office/settings',
  summary:
    'What owners set for a brand by themselves: what holds, what the program says, and what waits for a second person.',
  access: 'operator',
  permission: 'settings.view',
  query: z.object(brandQuery),
  data: z.array(
    z.object({
      key: settingKeySchema,
      value: settingValueSchema,
      program: settingValueSchema,
      /** Of figures: the least and the most, as things are. */
      bounds: z.object({ least: z.int(), most: z.int() }).nullable(),
      /** 0 where nobody has set it. */
      version: z.int(),
      changed_at: instantSchema.nullable(),
      request: z.object({ id: z.string(), proposed_by: z.string() }).nullable(),
    }),
  ),
  statuses: [200, 302, 404],
} as const satisfies Contract;
