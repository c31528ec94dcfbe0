import { z } from 'zod';
import { SETTING_KEYS } from '#terms/settings.ts';
import { type Contract, instantSchema } from '../endpoint.contract.ts';
import { brandQuery } from './office.contract.ts';

export const settingKeySchema = z.enum(SETTING_KEYS);

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
      /** 0 where no one has set it. */
      version: z.int(),
      changed_at: instantSchema.nullable(),
      request: z.object({ id: z.string(), proposed_by: z.string() }).nullable(),
    }),
  ),
  statuses: [200, 302, 404],
} as const satisfies Contract;
