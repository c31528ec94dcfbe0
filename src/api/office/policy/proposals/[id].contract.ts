import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { DECISIONS } from '#terms/approvals.ts';
import { brandQuery } from '../../office.contract.ts';
import { policyRoomSchema } from '../../policy.contract.ts';

export const policyProposalContract = {
  method: 'POST',
  path: '/office/policy/proposals/{id}',
  summary: 'The second person decides on a proposed policy; agreed to, it holds for picks from now on.',
  access: 'operator',
  permission: 'policies.change',
  params: z.object({ id: z.uuid() }),
  query: z.object(brandQuery),
  body: z.strictObject({
    decision: z.enum(DECISIONS),
    reason: z.string().trim().min(3).max(500),
  }),
  data: policyRoomSchema,
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
