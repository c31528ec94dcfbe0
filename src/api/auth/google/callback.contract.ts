import { z } from 'zod';
import type { Contract } from '../../endpoint.contract.ts';
import { providerSignInSchema } from '../../profile.contract.ts';

export const googleCallbackContract = {
  method: 'POST',
  path: '/auth/google/callback',
  summary:
    "Takes what Google's popup handed over: a code (with the header X-Requested-With: XMLHttpRequest) or an access token.",
  access: 'guest',
  body: z
    .strictObject({
      code: z.string().min(1).max(2048).optional(),
      access_token: z.string().min(1).max(4096).optional(),
    })
    .refine((body) => (body.code === undefined) !== (body.access_token === undefined))
    .meta({ examples: [{ code: '4/0AfJohXn' }] }),
  data: providerSignInSchema,
  statuses: [200, 400, 404, 422, 423],
} as const satisfies Contract;
