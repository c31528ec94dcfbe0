import { z } from 'zod';
import { betting } from '../../betting.contract.ts';
import { type Contract, instantSchema } from '../../endpoint.contract.ts';
import { deflatedSchema, lockBoxSchema, modelRecordSchema, modelSchema } from '../model.contract.ts';
import { upcomingPickSchema } from '../model-pick.contract.ts';

/** What a model has done since it was made. Picks are frozen before each start and never change. */
const forwardSchema = modelRecordSchema.extend({
  /** Spans in which it made no picks. */
  gaps: z
    .array(
      z.object({
        from: instantSchema,
        until: instantSchema.nullable(),
        reason: z.enum(['plan_ended', 'on_break']),
      }),
    )
    .readonly(),
  /** Picks of games that have begun and are not settled. */
  open: z.int(),
});

export const modelShowContract = {
  method: 'GET',
  path: '/custom-strategy-model/show/{id}',
  summary:
    'One model of the member: configuration, run, backtest and forward record, upcoming picks, lock-box, and the return with the luck of choosing taken out.',
  access: 'member',
  params: z.object({ id: z.uuid() }),
  data: z.object({
    model: modelSchema,
    /** Null until the run is ready. The lock-box is no part of it. */
    backtest: modelRecordSchema.nullable(),
    deflated: betting(deflatedSchema.nullable()),
    lock_box: lockBoxSchema,
    forward: forwardSchema,
    /** Games of the next 48 hours on which the model has a pick; locked without a plan. */
    upcoming: z.array(upcomingPickSchema).readonly(),
  }),
  meta: z.object({ entitled: z.boolean(), as_of: instantSchema }),
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
