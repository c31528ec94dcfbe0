import { z } from 'zod';
import { type Contract, instantSchema } from '../endpoint.contract.ts';

export const activePlanContract = {
  method: 'GET',
  path: '/plan/active',
  summary: "The caller's running plan, or null; guests get null too.",
  access: 'guest',
  scope: 'orders.read',
  data: z
    .object({
      id: z.int(),
      name: z.string(),
      rank: z.int(),
      start_date: instantSchema,
      end_date: instantSchema,
    })
    .nullable(),
  statuses: [200],
} as const satisfies Contract;
