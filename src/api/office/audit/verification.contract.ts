import { z } from 'zod';
import { instantSchema } from '../../endpoint.contract.ts';
import type { OfficeContract } from '../office.contract.ts';

export const auditVerificationContract = {
  method: 'GET',
  path: '/office/audit/verification',
  summary:
    'Computes the chained log anew and names the first row that does not follow from the one before it.',
  permission: 'audit.view_all',
  data: z.object({
    holds: z.boolean(),
    rows: z.int(),
    broken_at: z.int().nullable(),
    head: z.object({ seq: z.int(), hash: z.string() }),
    checked_at: instantSchema,
  }),
  statuses: [200, 302, 404],
} as const satisfies OfficeContract;
