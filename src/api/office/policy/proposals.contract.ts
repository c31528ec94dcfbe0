import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { brandQuery } from '../office.contract.ts';
import { policyRoomSchema } from '../policy.contract.ts';

export const policyProposalsContract = {
  method: 'POST',
  path: '/office/policy/proposals',
  summary: 'Proposes settings that were tried out; nothing changes before a second person agrees.',
  access: 'operator',
  permission: 'policies.change',
  query: z.object(brandQuery),
  body: z.strictObject({ simulation_id: z.uuid(), reason: z.string().trim().min(3).max(500) }),
  data: policyRoomSchema,
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
