import { z } from 'zod';
import { type Contract, pageMeta, pageQuery } from '../endpoint.contract.ts';
import { modelRowSchema } from './model.contract.ts';

/** How many models a member may have and make. */
export const modelQuotaSchema = z.object({
  used: z.int(),
  limit: z.int(),
  /** What a plan allows; equal to `limit` with one. */
  limit_with_plan: z.int(),
  today: z.int(),
  limit_a_day: z.int(),
});

export const modelListContract = {
  method: 'GET',
  path: '/custom-strategy-model/list',
  summary:
    "The member's models, the newest first; with `include_deleted` the analysis records, deleted ones marked.",
  access: 'member',
  query: z.object({ ...pageQuery, include_deleted: z.enum(['0', '1']).default('0') }),
  data: z.array(modelRowSchema).readonly(),
  meta: pageMeta.extend({ quota: modelQuotaSchema, entitled: z.boolean() }),
  statuses: [200, 302, 422],
} as const satisfies Contract;
