import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';

export const officeLogoutContract = {
  method: 'POST',
  path: '/office/logout',
  summary: "Ends the operator's session.",
  access: 'operator',
  body: z.strictObject({}),
  data: z.object({}),
  statuses: [200, 302],
} as const satisfies Contract;
