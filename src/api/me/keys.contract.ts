import { z } from 'zod';
import { MEMBER_SCOPES } from '#terms/api-scopes.ts';
import { apiKeySchema, keyNameSchema, madeApiKeySchema } from '../api-key.contract.ts';
import type { Contract } from '../endpoint.contract.ts';

export const apiKeysContract = {
  method: 'GET',
  path: '/me/keys',
  summary: 'The API keys of the member that are good now, the newest first. No key itself is among them.',
  access: 'member',
  data: z.array(apiKeySchema),
  statuses: [200, 302],
} as const satisfies Contract;

export const makeApiKeyContract = {
  method: 'POST',
  path: '/me/keys',
  summary:
    'Makes an API key, which is answered this once and is good for a year; the member is told by e-mail. 409 for a login that is older than an hour, and for an eleventh key.',
  access: 'member',
  body: z.strictObject({
    name: keyNameSchema,
    scopes: z.array(z.enum(MEMBER_SCOPES)).min(1).max(MEMBER_SCOPES.length),
  }),
  data: madeApiKeySchema,
  statuses: [200, 302, 409, 422],
  callsAMinute: 10,
} as const satisfies Contract;
