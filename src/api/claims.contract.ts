import { z } from 'zod';
import { RECORD_ORIGINS } from '#terms/results.ts';
import { betting } from './betting.contract.ts';
import { type Contract, dateSchema, instantSchema } from './endpoint.contract.ts';

const common = {
  origin: z.enum(RECORD_ORIGINS),
  value: z.number(),
  unit: z.enum(['games', 'features', 'rate', 'usd', 'members']),
  n: z.int(),
  interval: z.tuple([z.number(), z.number()]).readonly().nullable(),
  period: z.object({ days: z.int(), from: instantSchema, until: instantSchema }).nullable(),
  simulated: z.boolean(),
  as_of: instantSchema,
  evidence: z.string(),
};

export const claimSchema = z.union([
  z.object({ id: z.enum(['events_analysed', 'features_per_league', 'win_rate', 'members']), ...common }),
  betting(z.object({ id: z.enum(['average_daily_profit', 'profit', 'closing_value']), ...common })),
]);

export type Claim = z.infer<typeof claimSchema>;

export const claimsContract = {
  method: 'GET',
  path: '/claims',
  summary:
    'Every figure that the site may say of itself, of one day (`day`) or of its picks on one team’s games (`team`), with period, sample and interval.',
  access: 'guest',
  /** Without either: of the whole record. With both, of the team alone. */
  query: z.object({ day: dateSchema.optional(), team: z.uuid().optional() }),
  data: z.array(claimSchema),
  statuses: [200, 422],
  shared: { topics: ['wording', 'record', 'games', 'prices'], goodForS: 60 },
} as const satisfies Contract;
