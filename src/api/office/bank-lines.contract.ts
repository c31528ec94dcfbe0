import { z } from 'zod';
import { type Contract, pageMeta, pageQuery } from '../endpoint.contract.ts';
import { orderStatusSchema } from '../order.contract.ts';
import { bankLineSchema } from './bank-line.contract.ts';
import { brandQuery } from './office.contract.ts';

export const bankLinesContract = {
  method: 'GET',
  path: '/office/bank-lines',
  summary: 'What came in at the bank: the order that used each line, or those that it may belong to.',
  access: 'operator',
  permission: 'statements.import',
  query: z.object({
    ...pageQuery,
    ...brandQuery,
    state: z.enum(['open', 'used', 'all']).default('open'),
    /** A part of the memo or of the other account, or a whole amount. */
    q: z.string().max(200).default(''),
  }),
  data: z.array(
    bankLineSchema.extend({
      file_name: z.string(),
      order: z.object({ id: z.string(), order_no: z.string() }).nullable(),
      candidates: z.array(
        z.object({
          id: z.string(),
          order_no: z.string(),
          nick_name: z.string(),
          missing: z.int(),
          /** A completed one has got its money: what comes now is owed to the member. */
          status: orderStatusSchema,
          version: z.int(),
          reason: z.enum(['virtual_account', 'reference', 'last_five_and_amount', 'amount']),
        }),
      ),
    }),
  ),
  meta: pageMeta,
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
