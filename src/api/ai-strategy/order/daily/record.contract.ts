import { z } from 'zod';
import { betting } from '#api/betting.contract.ts';
import { type Contract, instantSchema, sportSchema } from '#api/endpoint.contract.ts';
import {
  asOfQuery,
  originQuerySchema,
  recordWindowSchema,
  windowQuerySchema,
} from '#api/figures.contract.ts';

export const dailyRecordContract = {
  method: 'GET',
  path: '/ai-strategy/order/daily/record',
  summary: 'What was settled on each day of a window, with the running total of the profit.',
  access: 'member',
  scope: 'record.read',
  query: z.object({
    window: windowQuerySchema.default('20d'),
    sport: sportSchema.optional(),
    origin: originQuerySchema.default('live'),
    ...asOfQuery,
  }),
  /** Every day of the window, those without a pick too, the oldest first. Profits in USD. */
  data: z.array(
    z.object({
      date: z.iso.date(),
      n: z.int(),
      win: z.int(),
      lose: z.int(),
      draw: z.int(),
      cancel: z.int(),
      profit: betting(z.number()),
      cumulative: betting(z.number()),
    }),
  ),
  meta: z.object({ as_of: instantSchema, origin: z.string(), window: recordWindowSchema }),
  statuses: [200, 302, 422],
} as const satisfies Contract;
