import { z } from 'zod';
import { CHECK_STATES } from '#terms/checks.ts';
import { type Contract, instantSchema, pageMeta, pageQuery } from '../../endpoint.contract.ts';
import { verdictSchema } from '../audit.contract.ts';

export const auditHistoryContract = {
  method: 'GET',
  path: '/public/audit/history',
  summary: 'The runs of the public checks as they were stored, the newest first.',
  access: 'guest',
  query: z.object(pageQuery),
  data: z.array(
    z.object({
      checked_at: instantSchema,
      verdict: verdictSchema,
      checks: z.array(z.object({ check: z.string(), state: z.enum(CHECK_STATES) })).readonly(),
    }),
  ),
  meta: pageMeta,
  statuses: [200, 422],
} as const satisfies Contract;
