import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';

export const removeOfficeDeviceContract = {
  method: 'POST',
  path: '/office/notifications/devices/{id}/removal',
  summary: 'Ends a device of the operator: nothing is sent to it any more.',
  access: 'operator',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({}),
  data: z.object({}),
  statuses: [200, 302, 404],
} as const satisfies Contract;
