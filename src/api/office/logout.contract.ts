import { z } from 'zod';
import type { OfficeContract } from './office.contract.ts';

export const officeLogoutContract = {
  method: 'POST',
  path: '/office/logout',
  summary: "Ends the operator's session.",
  permission: 'signed_in',
  body: z.strictObject({}),
  data: z.object({}),
  statuses: [200, 302],
} as const satisfies OfficeContract;
