import { z } from 'zod';
import {
  betTypeSchema,
  type Contract,
  instantSchema,
  leagueSchema,
  sportSchema,
} from '../../endpoint.contract.ts';
import { methodSchema } from '../../figures.contract.ts';
import { modelDataSchema, modelDaysSchema } from '../model.contract.ts';

export const modelFieldSchema = z.enum(['category', 'sport', 'league', 'strategy', 'day', 'model_data']);

/** What stands behind a choice, together with the other choices of the query. */
export const modelSampleSchema = z.object({
  /** Finished games of the backtest's span, and those of them with a price an hour before the start. */
  games: z.int(),
  priced: z.int(),
  seasons: z.int(),
  from: instantSchema.nullable(),
  until: instantSchema.nullable(),
  /** Whether it reaches what a model needs. */
  enough: z.boolean(),
});

export const modelOptionSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The sport of a league; null for other fields. */
  sport: sportSchema.nullable(),
  /** What the choice means, in a sentence. */
  description: z.string(),
  sample: modelSampleSchema,
  /** The most picks that a kind of model within the choices finds in its backtest; null where none has been counted. */
  expected_picks: z.int().nullable(),
  cost: z.object({
    /** About how long the run will take. */
    seconds: z.int(),
    /** Figures that the model reads of each game. */
    columns: z.int(),
    /** Which trial on its market the model would be; null while sport or category are open. */
    trial_no: z.int().nullable(),
  }),
});

export const modelOptionsContract = {
  method: 'GET',
  path: '/custom-strategy-model/options/{field}',
  summary:
    "The choices of one field, with sample and cost of each; `q` searches their names. An empty list comes with the message 'No Matching … Found'.",
  access: 'member',
  params: z.object({ field: modelFieldSchema }),
  query: z.object({
    q: z.string().max(64).optional(),
    category: betTypeSchema.optional(),
    sport: sportSchema.optional(),
    league: leagueSchema.optional(),
    strategy: methodSchema.optional(),
    days: z.coerce.number().pipe(modelDaysSchema).optional(),
    /** Joined by commas. */
    model_data: z
      .string()
      .max(200)
      .transform((text) => text.split(',').filter(Boolean))
      .pipe(z.array(modelDataSchema))
      .optional(),
  }),
  data: z.array(modelOptionSchema).readonly(),
  statuses: [200, 302, 422],
} as const satisfies Contract;
