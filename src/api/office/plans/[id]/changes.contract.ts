import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { approvalSchema } from '../../approval.contract.ts';
import { brandQuery } from '../../office.contract.ts';
import { planIdParams } from './prices.contract.ts';

const name = z.string().trim().min(1).max(60);

export const planChangesContract = {
  method: 'POST',
  path: '/office/plans/{id}/changes',
  summary: 'Asks for another name, rank or sale of a plan; an owner decides, who is not the one who asked.',
  access: 'operator',
  permission: 'plans.propose',
  params: planIdParams,
  query: z.object(brandQuery),
  body: z.strictObject({
    on_sale: z.boolean().optional(),
    rank: z.int().min(1).max(99).optional(),
    names: z.strictObject({ en: name, zh_TW: name, zh_HK: name, vi: name }).partial().optional(),
    version: z.int32().min(1),
    reason: z.string().trim().min(3).max(500),
  }),
  data: approvalSchema,
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
