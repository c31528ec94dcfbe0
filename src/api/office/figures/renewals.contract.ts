import { z } from 'zod';
import type { Contract } from '../../endpoint.contract.ts';
import { figuresQuery, shareSchema } from './figures-query.contract.ts';

export const renewalsContract = {
  method: 'GET',
  path: '/office/figures/renewals',
  summary:
    'Members by the month of their first payment, the newest first, and how many paid for a further period: until now, and by the end of that month and of following ones.',
  access: 'operator',
  permission: 'orders.view',
  query: z.object(figuresQuery),
  data: z.array(
    z.object({
      month: z.string(),
      members: z.int(),
      renewed: shareSchema,
      /** Null for a month that is not over yet. */
      by_month: z.array(z.object({ months: z.int(), renewed: shareSchema.nullable() })),
    }),
  ),
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
