import { z } from 'zod';
import type { Contract } from '../../endpoint.contract.ts';

export const timeSchema = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

/** Between these hours of the member's zone no mail goes out; what comes up is one e-mail afterwards. */
const quietSchema = z
  .object({ from: timeSchema, until: timeSchema })
  .refine(({ from, until }) => from !== until, { path: ['until'], error: 'invalid_value' });
const scopeSchema = z.enum(['favourites', 'all']);

const settingsData = z.object({
  scope: scopeSchema,
  picks: z.object({ inbox: z.boolean(), mail: z.boolean() }),
  results: z.object({ inbox: z.boolean(), mail: z.boolean() }),
  renewals: z.object({ mail: z.boolean() }),
  quiet: z.object({ from: z.string(), until: z.string() }).nullable(),
});

const switches = z.strictObject({ inbox: z.boolean().optional(), mail: z.boolean().optional() });

export const noticeSettingsContract = {
  method: 'GET',
  path: '/me/notices/settings',
  summary: 'What the member hears of and where; all of it is off until they ask for it.',
  access: 'member',
  data: settingsData,
  statuses: [200, 302],
} as const satisfies Contract;

export const saveNoticeSettingsContract = {
  method: 'PATCH',
  path: '/me/notices/settings',
  summary:
    'Changes what the member hears of; what is left out stays. New picks and results come by inbox and mail, the end of a plan by mail beside the inbox.',
  access: 'member',
  body: z.strictObject({
    scope: scopeSchema.optional(),
    picks: switches.optional(),
    results: switches.optional(),
    renewals: z.strictObject({ mail: z.boolean().optional() }).optional(),
    /** Null ends them. */
    quiet: quietSchema.nullable().optional(),
  }),
  data: settingsData,
  statuses: [200, 302, 422],
} as const satisfies Contract;
