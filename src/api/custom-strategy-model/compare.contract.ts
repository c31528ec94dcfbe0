import { z } from 'zod';
import { betting } from '../betting.contract.ts';
import type { Contract } from '../endpoint.contract.ts';
import { modelCurveSchema, modelRowSchema } from './model.contract.ts';

const sideSchema = z.object({
  model: modelRowSchema,
  /** Of the backtest without its lock-box. */
  curve: betting(modelCurveSchema),
  forward_curve: betting(modelCurveSchema),
});

export const modelCompareContract = {
  method: 'GET',
  path: '/custom-strategy-model/compare',
  summary: 'Two models of the member beside each other, and whether their difference is more than luck.',
  access: 'member',
  query: z.object({ left: z.uuid(), right: z.uuid() }),
  data: z.object({
    left: sideSchema,
    right: sideSchema,
    /** Backtest picks of both on the same games; 0 where the models look at different leagues or bet types. */
    common: z.object({
      games: z.int(),
      same_side: z.int(),
      /** Mean profit in units of left minus right on those games, with its 95 % interval. */
      difference: z.number().nullable(),
      interval: z.tuple([z.number(), z.number()]).readonly().nullable(),
    }),
    /** Return of left minus return of right over all their backtest picks, with its 95 % interval. */
    roi_difference: z.object({
      value: z.number().nullable(),
      interval: z.tuple([z.number(), z.number()]).readonly().nullable(),
    }),
  }),
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
