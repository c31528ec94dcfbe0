import { z } from 'zod';
import { OFFICE_SCOPES } from '#terms/api-scopes.ts';
import { keyNameSchema, madeOfficeKeySchema, officeKeySchema } from '../api-key.contract.ts';
import type { Contract } from '../endpoint.contract.ts';

export const officeKeysContract = {
  method: 'GET',
  path: '/office/keys',
  summary: 'The operator’s own API keys that are good now, the newest first. No key itself is among them.',
  access: 'operator',
  data: z.array(officeKeySchema),
  statuses: [200, 302, 404],
} as const satisfies Contract;

export const makeOfficeKeyContract = {
  method: 'POST',
  path: '/office/keys',
  summary:
    'Makes an API key of the operator, who shows their second factor for it. It is answered this once and is good for a year; they are told by e-mail. 409 for an eleventh key.',
  access: 'operator',
  body: z.strictObject({
    name: keyNameSchema,
    scopes: z.array(z.enum(OFFICE_SCOPES)).min(1).max(OFFICE_SCOPES.length),
    /** What the operator's device shows. */
    code: z.string().min(1).max(32),
  }),
  data: madeOfficeKeySchema,
  statuses: [200, 302, 404, 409, 422, 429],
} as const satisfies Contract;
