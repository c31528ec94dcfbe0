import { z } from 'zod';
import { ALERT_SEVERITIES } from '#terms/operators.ts';
import { type Contract, instantSchema, pageMeta, pageQuery } from '../endpoint.contract.ts';
import { brandQuery } from './office.contract.ts';

const severitySchema = z.enum(ALERT_SEVERITIES);

export const alertsContract = {
  method: 'GET',
  path: '/office/alerts',
  summary: 'What an operator should look at: alerts about what their role may see, the open ones first.',
  access: 'operator',
  query: z.object({
    ...pageQuery,
    ...brandQuery,
    show: z.enum(['open', 'all']).default('open'),
    severity: severitySchema.optional(),
  }),
  data: z.array(
    z.object({
      id: z.uuid(),
      kind: z.string(),
      subject: z.string(),
      /** Null where it is about no brand of its own. */
      brand_name: z.string().nullable(),
      severity: severitySchema,
      facts: z.record(z.string(), z.union([z.string(), z.number()]).nullable()),
      path: z.string(),
      seen: z.boolean(),
      opened_at: instantSchema,
      closed_at: instantSchema.nullable(),
    }),
  ),
  meta: pageMeta,
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
