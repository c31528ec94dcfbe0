import { z } from 'zod';
import { type Contract, instantSchema } from '../endpoint.contract.ts';
import { operatorSchema } from './office.contract.ts';

export const roleSchema = operatorSchema.shape.role;

export const colleagueSchema = operatorSchema.extend({
  status: z.enum(['active', 'disabled']),
  recovery_codes_left: z.int(),
  /** Until when the link is good with which the operator sets password and second factor; null where none waits. */
  setup_until: instantSchema.nullable(),
  created_at: instantSchema,
  version: z.int(),
});

export const operatorsContract = {
  method: 'GET',
  path: '/office/operators',
  summary: 'Everybody who works for a brand of the owner who asks.',
  access: 'operator',
  permission: 'operators.edit',
  data: z.array(colleagueSchema),
  statuses: [200, 302, 404],
} as const satisfies Contract;

export const brandsSchema = z.array(z.string().min(1).max(32)).min(1).max(50);

export const newOperatorContract = {
  method: 'POST',
  path: '/office/operators',
  summary:
    'Makes an operator, who gets a link at the given address to set password and second factor; every owner is told.',
  access: 'operator',
  permission: 'operators.edit',
  body: z.strictObject({ email: z.string().min(3).max(320), role: roleSchema, brands: brandsSchema }),
  data: colleagueSchema,
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
