import { z } from 'zod';
import { type Contract, instantSchema } from '../../endpoint.contract.ts';

export const auditVerificationContract = {
  method: 'GET',
  path: '/office/audit/verification',
  summary:
    'Computes the chained log again, names the first row that does not follow from the one before it, and compares with the heads of closed days.',
  access: 'operator',
  permission: 'audit.view_all',
  data: z.object({
    holds: z.boolean(),
    rows: z.int(),
    broken_at: z.int().nullable(),
    /** The first closed day whose published head is no row of the log: its end, or all of it, was replaced. */
    lost_head: z.object({ day: z.iso.date(), hash: z.string() }).nullable(),
    head: z.object({ seq: z.int(), hash: z.string() }),
    /** The rows up to `seq` are covered by the newest published head; `uncovered` counts those after it. */
    covered: z.object({ day: z.iso.date(), seq: z.int() }).nullable(),
    uncovered: z.int(),
    checked_at: instantSchema,
  }),
  statuses: [200, 302, 404],
} as const satisfies Contract;
