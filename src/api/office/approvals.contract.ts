import { z } from 'zod';
import { type Contract, pageMeta, pageQuery } from '../endpoint.contract.ts';
import { approvalKindSchema } from './approval.contract.ts';
import { approvalDetailSchema } from './approval-detail.contract.ts';

export const approvalsContract = {
  method: 'GET',
  path: '/office/approvals',
  summary: "Requests that need a second person, of the operator's brands.",
  access: 'operator',
  permission: 'approvals.view',
  query: z.object({
    ...pageQuery,
    state: z.enum(['open', 'decided']).default('open'),
    kind: approvalKindSchema.optional(),
  }),
  data: z.array(approvalDetailSchema),
  meta: pageMeta,
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
