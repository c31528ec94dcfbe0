import { z } from 'zod';
import { betting } from '../betting.contract.ts';
import {
  betTypeSchema,
  type Contract,
  instantSchema,
  leagueSchema,
  sportSchema,
} from '../endpoint.contract.ts';
import { methodSchema } from '../figures.contract.ts';
import { modelQuotaSchema } from './list.contract.ts';
import { modelDataSchema, modelDaysSchema, modelMissingSchema } from './model.contract.ts';
import { modelSampleSchema } from './options/[field].contract.ts';

export const modelEstimateContract = {
  method: 'GET',
  path: '/custom-strategy-model/estimate',
  summary:
    'What storing a model with these choices would mean: its sample, its time, its trial number, and how much luck to expect.',
  access: 'member',
  query: z.object({
    category: betTypeSchema,
    league: leagueSchema,
    strategy: methodSchema,
    days: z.coerce.number().pipe(modelDaysSchema).optional(),
    model_data: z
      .string()
      .max(200)
      .transform((text) => text.split(',').filter(Boolean))
      .pipe(z.array(modelDataSchema))
      .optional(),
  }),
  data: z.object({
    sport: sportSchema,
    /** The name that the model gets where none is given. */
    name: z.string(),
    sample: modelSampleSchema,
    /** Where the lock-box begins; null without games. */
    lock_from: instantSchema.nullable(),
    missing: z.array(modelMissingSchema).readonly(),
    /** The picks that a run of this very kind finds in its backtest; null while that is not counted. */
    expected_picks: z.int().nullable(),
    /** Whether a worker has counted them by running one, is about to, or has too many others to count. */
    count: z.enum(['counted', 'counting', 'unknown']),
    seconds: z.int(),
    columns: z.int(),
    trial_no: z.int(),
    /**
     * What the best of `trial_no` models without skill would show as return over 100 bets at even odds: 0 for the first.
     */
    luck: betting(z.number()),
    quota: modelQuotaSchema,
  }),
  statuses: [200, 302, 422],
} as const satisfies Contract;
