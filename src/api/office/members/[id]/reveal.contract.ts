import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { brandQuery } from '../../office.contract.ts';

export const revealContract = {
  method: 'POST',
  path: '/office/members/{id}/reveal',
  summary: "A member's address and phone without the mask; the log keeps who looked and why.",
  access: 'operator',
  permission: 'members.reveal',
  params: z.object({ id: z.uuid() }),
  query: z.object(brandQuery),
  body: z.strictObject({ reason: z.string().trim().min(3).max(500) }),
  data: z.object({ email: z.string(), phone: z.string().nullable() }),
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
