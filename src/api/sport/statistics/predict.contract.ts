import { z } from 'zod';
import { forecastSchema } from '../../ai-strategy/card.contract.ts';
import { type Contract, instantSchema } from '../../endpoint.contract.ts';
import { asOfQuery } from '../../figures.contract.ts';

const common = { event_id: z.uuid(), start_at: instantSchema, as_of: instantSchema };

/** 'analyzing': the game is too far away, or its forecast is being made. */
const stateSchema = z.enum(['ready', 'insufficient', 'analyzing']);

export const statisticsPredictContract = {
  method: 'GET',
  path: '/sport/statistics/predict',
  summary:
    'The forecast of a game: probabilities, expected score, drivers. Locked before the start without a plan.',
  access: 'member',
  scope: 'picks.read',
  query: z.object({ event_id: z.uuid(), ...asOfQuery }),
  data: z.discriminatedUnion('locked', [
    z.object({ ...common, locked: z.literal(true), state: stateSchema }),
    z.object({
      ...common,
      locked: z.literal(false),
      state: stateSchema,
      forecast: forecastSchema.nullable(),
    }),
  ]),
  statuses: [200, 302, 404, 422, 423],
} as const satisfies Contract;
