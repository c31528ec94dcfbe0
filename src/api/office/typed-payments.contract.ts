import { z } from 'zod';
import { type Contract, instantSchema, pageMeta, pageQuery } from '../endpoint.contract.ts';
import { bankLineSchema } from './bank-line.contract.ts';
import { brandQuery } from './office.contract.ts';

export const typedPaymentsContract = {
  method: 'GET',
  path: '/office/typed-payments',
  summary:
    'Money that operators typed, with the line of the bank that tells of it; at first what no line tells of yet.',
  access: 'operator',
  permission: 'orders.view',
  query: z.object({
    ...pageQuery,
    ...brandQuery,
    state: z.enum(['unmatched', 'matched', 'all']).default('unmatched'),
    /** A part of the reference or of the order's number, or a whole amount. */
    q: z.string().max(200).default(''),
  }),
  data: z.array(
    z.object({
      id: z.string(),
      order: z.object({ id: z.string(), order_no: z.string() }),
      amount: z.int(),
      paid_on: z.iso.date(),
      reference: z.string(),
      recorded_by: z.string().nullable(),
      recorded_at: instantSchema,
      /** The request by which a second person agreed to it. */
      approval_id: z.string().nullable(),
      line: bankLineSchema.nullable(),
    }),
  ),
  meta: pageMeta,
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
