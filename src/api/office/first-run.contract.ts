import { z } from 'zod';
import { FIRST_RUN_WAYS } from '#terms/operators.ts';
import { emailSchema, newPasswordSchema } from '../credentials.contract.ts';
import type { Contract } from '../endpoint.contract.ts';
import { operatorSecretsSchema } from './setup.contract.ts';

const token = z.string().max(200).optional();

export const firstRunContract = {
  method: 'GET',
  path: '/office/first-run',
  summary:
    'Whether the first owner can be made here; 404 for anyone else, and for good once there is an operator.',
  access: 'guest',
  query: z.object({ token }),
  data: z.object({ way: z.enum(FIRST_RUN_WAYS) }),
  statuses: [200, 404],
} as const satisfies Contract;

export const makeFirstOwnerContract = {
  method: 'POST',
  path: '/office/first-run',
  summary:
    'Makes the first owner, on the machine itself or with the token from the log; answers second factor and recovery codes once.',
  access: 'guest',
  body: z.strictObject({ token, email: emailSchema, password: newPasswordSchema }),
  data: operatorSecretsSchema,
  statuses: [200, 404, 422, 429],
} as const satisfies Contract;
