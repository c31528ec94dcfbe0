import { z } from 'zod';
import { instantSchema } from '../endpoint.contract.ts';
import { type OfficeContract, operatorSchema } from './office.contract.ts';

export const roleSchema = operatorSchema.shape.role;

export const colleagueSchema = operatorSchema.extend({
  status: z.enum(['active', 'disabled']),
  recovery_codes_left: z.int(),
  created_at: instantSchema,
  version: z.int(),
});

/** What the new operator alone may see; it is answered once and never again. */
export const operatorSecretsSchema = z.object({
  email: z.string(),
  password: z.string(),
  totp_uri: z.string(),
  recovery_codes: z.array(z.string()),
});

export const operatorsContract = {
  method: 'GET',
  path: '/office/operators',
  summary: 'Everybody who works for a brand of the owner who asks.',
  permission: 'operators.edit',
  data: z.array(colleagueSchema),
  statuses: [200, 302, 404],
} as const satisfies OfficeContract;

export const brandsSchema = z.array(z.string().min(1).max(32)).min(1).max(50);

export const newOperatorContract = {
  method: 'POST',
  path: '/office/operators',
  summary: 'Makes an operator and answers his password, second factor and recovery codes once.',
  permission: 'operators.edit',
  body: z.strictObject({ email: z.string().min(3).max(320), role: roleSchema, brands: brandsSchema }),
  data: operatorSecretsSchema,
  statuses: [200, 302, 404, 409, 422],
} as const satisfies OfficeContract;
