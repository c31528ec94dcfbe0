import { z } from 'zod';
import { BET_TYPES, METHODS } from '#terms/bets.ts';
import { SPORTS } from '#terms/sports.ts';
import type { Contract } from '../endpoint.contract.ts';
import { MODEL_DATA, modelDaysSchema, modelStatusSchema } from './model.contract.ts';

/** The message of a choice that has to be made: one for nothing, another one for what is no choice. */
const chosen = (field: 'category' | 'league' | 'strategy') => ({
  error: ({ input }: { readonly input?: unknown }) =>
    input === undefined || input === null || input === ''
      ? `models.empty.${field}`
      : `errors.noMatching.${field}`,
});

export const modelStoreContract = {
  method: 'POST',
  path: '/custom-strategy-model/store',
  summary:
    'Adds a model and queues its backtest. With `clone_of` it is a copy of one of the own models, changed or not, and a new trial.',
  access: 'member',
  body: z.strictObject({
    /** 1 to 40 characters, unlike every living model of the member; made of the choices where it is left out. */
    name: z.string().max(200).nullish(),
    category: z.enum(BET_TYPES, chosen('category')),
    sport: z.enum(SPORTS, { error: 'errors.noMatching.sport' }).nullish(),
    league: z.string(chosen('league')).min(1, chosen('league')).max(16, chosen('league')),
    strategy: z.enum(METHODS, chosen('strategy')),
    /** 20 where it is left out. */
    days: z.union(modelDaysSchema.options, { error: 'errors.noMatching.day' }).nullish(),
    /** All that the sport has where it is left out. */
    model_data: z
      .array(z.enum(MODEL_DATA, { error: 'errors.noMatching.modelData' }))
      .max(20)
      .nullish(),
    clone_of: z.uuid().nullish(),
  }),
  data: z.object({ id: z.uuid(), status: modelStatusSchema, trial: z.object({ no: z.int() }) }),
  statuses: [200, 302, 404, 409, 422, 423, 429],
  idempotent: true,
} as const satisfies Contract;
