import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { approvalSchema } from '../approval.contract.ts';
import { brandQuery } from '../office.contract.ts';
import { settingKeySchema, settingValueSchema } from '../settings.contract.ts';

export const changeSettingContract = {
  method: 'POST',
  path: '/office/settings/{key}',
  summary: 'Asks for another value of a setting; an owner decides, who is not the one who asked.',
  access: 'operator',
  permission: 'settings.propose',
  params: z.object({ key: settingKeySchema }),
  query: z.object(brandQuery),
  body: z.strictObject({
    value: settingValueSchema,
    /** The version that was seen; 0 where no one has set it. */
    version: z.int32().min(0),
    reason: z.string().trim().min(3).max(500),
  }),
  data: approvalSchema,
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
