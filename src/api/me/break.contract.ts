import { z } from 'zod';
import { type Contract, instantSchema } from '../endpoint.contract.ts';

export const breakContract = {
  method: 'POST',
  path: '/me/break',
  summary:
    'Begins a break: predictions and orders are shut until its end, and the paid days stand still. No one can shorten it.',
  access: 'member',
  body: z.strictObject({ days: z.union([z.literal(1), z.literal(7), z.literal(30), z.literal(182)]) }),
  data: z.object({ from: instantSchema, until: instantSchema, plan_end_date: instantSchema.nullable() }),
  statuses: [200, 302, 409, 422],
} as const satisfies Contract;
