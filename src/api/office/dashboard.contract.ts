import { z } from 'zod';
import { WAITING_STATUSES } from '#terms/orders.ts';
import { type Contract, instantSchema } from '../endpoint.contract.ts';
import { brandQuery } from './office.contract.ts';

export const dashboardContract = {
  method: 'GET',
  path: '/office/dashboard',
  summary:
    'How a brand stands: revenue by day, what is owed, open orders, plans that end, how long members wait.',
  access: 'operator',
  permission: 'orders.view',
  query: z.object({ ...brandQuery, days: z.coerce.number().int().min(1).max(366).default(30) }),
  data: z.object({
    as_of: instantSchema,
    currency: z.literal('TWD'),
    /** Earned on each day of the brand's zone, the oldest first and today last; a reversal counts against its own day. */
    revenue: z.object({
      total: z.int(),
      orders: z.int(),
      days: z.array(z.object({ day: z.iso.date(), amount: z.int(), orders: z.int() })),
    }),
    /** What has to go back to members, over all time. */
    owed: z.int(),
    open_orders: z.array(
      z.object({
        state: z.enum(WAITING_STATUSES),
        count: z.int(),
        missing: z.int(),
      }),
    ),
    /** How long the transfers that were confirmed on a day had waited; days without a confirmation are left out. */
    waits: z.object({
      /** Within how long a member who has reported a transfer is answered. */
      promise_minutes: z.int(),
      days: z.array(
        z.object({
          day: z.iso.date(),
          n: z.int(),
          median_minutes: z.int(),
          longest_minutes: z.int(),
        }),
      ),
    }),
    queue: z.object({
      waiting: z.int(),
      /** Of those, the ones that have waited for longer than was promised. */
      late: z.int(),
      oldest_minutes: z.int().nullable(),
      /** From report to confirmation over the last `n` confirmed orders. */
      median_minutes: z.number().nullable(),
      n: z.int(),
    }),
    /** Money that operators typed and that no line of the bank confirms yet. */
    typed: z.object({ unmatched: z.int(), amount: z.int(), oldest_days: z.int().nullable() }),
    plans: z.object({
      running: z.int(),
      ending_in_1_day: z.int(),
      ending_in_3_days: z.int(),
      ending_in_7_days: z.int(),
    }),
    members: z.object({ all: z.int(), last_7_days: z.int() }),
  }),
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
