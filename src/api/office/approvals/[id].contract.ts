import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { DECISIONS } from '#terms/approvals.ts';
import { approvalSchema } from '../approval.contract.ts';
import { approvalDetailSchema } from '../approval-detail.contract.ts';

export const decideContract = {
  method: 'POST',
  path: '/office/approvals/{id}',
  summary: 'The second person decides; what was asked for happens with the decision or not at all.',
  access: 'operator',
  permission: 'approvals.view',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({
    decision: z.enum(DECISIONS),
    version: z.int32().min(1).optional(),
  }),
  data: approvalSchema,
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;

export const approvalContract = {
  method: 'GET',
  path: '/office/approvals/{id}',
  summary: 'One request: who asked, why, what it would change, and whether the operator may decide on it.',
  access: 'operator',
  permission: 'approvals.view',
  params: z.object({ id: z.uuid() }),
  data: approvalDetailSchema,
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
