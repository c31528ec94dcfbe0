import { z } from 'zod';
import { PERIOD_KINDS } from '#terms/orders.ts';
import { betting } from '../betting.contract.ts';
import { type Contract, instantSchema } from '../endpoint.contract.ts';

export const memberLedgerContract = {
  method: 'GET',
  path: '/me/ledger',
  summary:
    'What the member was shown in each of their periods, and what came of it beside the fee that they paid.',
  access: 'member',
  scope: 'record.read',
  data: z.array(
    z.object({
      subscription_id: z.string(),
      plan: z.string(),
      kind: z.enum(PERIOD_KINDS),
      start_date: instantSchema,
      end_date: instantSchema,
      /** What the period cost, in whole units of `currency`; 0 for a gift. */
      fee: z.number(),
      currency: z.string().nullable(),
      /** Picks that they could have seen before their start, and those that they opened. */
      picks: z.int(),
      opened: z.int(),
      win: z.int(),
      lose: z.int(),
      draw: z.int(),
      cancel: z.int(),
      /** Not settled yet. */
      open: z.int(),
      units: betting(z.number()),
      profit_usd: betting(z.number()),
      staked_usd: betting(z.number()),
      /** Wins among wins and losses; null without any. */
      win_rate: z.number().nullable(),
      /** The mean closing-line value of the picks that have one. */
      closing_value: betting(z.number().nullable()),
      closing_n: betting(z.int()),
      /**
       * Of the period that runs, where three or more losses stand at its end: how many, and the chance of a run at least as long
       * in a period of as many picks; null where too few picks were measured to say it.
       */
      losing_run: z.object({ length: z.int(), chance: z.number().nullable() }).nullable(),
    }),
  ),
  statuses: [200, 302],
} as const satisfies Contract;
