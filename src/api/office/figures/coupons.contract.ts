import { z } from 'zod';
import { type Contract, pageMeta, pageQuery } from '../../endpoint.contract.ts';
import { figuresQuery, shareSchema } from './figures-query.contract.ts';

export const couponYieldContract = {
  method: 'GET',
  path: '/office/figures/coupons',
  summary:
    'What each coupon brought in these days, the most revenue first, with the orders without one, so that all rows together are the revenue of the dashboard.',
  access: 'operator',
  permission: 'orders.view',
  query: z.object({ ...pageQuery, ...figuresQuery }),
  data: z.array(
    z.object({
      /** Null for the orders without a coupon. */
      code: z.string().nullable(),
      /** Orders placed with it, whatever became of them. */
      uses: z.int(),
      paid: z.int(),
      /** In whole units, as all money here. */
      discount: z.int(),
      revenue: z.int(),
      /** Of the members who paid with it, those who paid for a further period afterwards. */
      renewed: shareSchema,
    }),
  ),
  meta: pageMeta,
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
