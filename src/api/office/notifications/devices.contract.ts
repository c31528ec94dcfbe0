import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { allowPushContract } from '#api/me/push.contract.ts';

export const allowOfficeDeviceContract = {
  method: 'POST',
  path: '/office/notifications/devices',
  summary:
    'Allows this browser to be told of alerts (Web Push), until it is removed or the operator’s access ends; at most five devices, of which the oldest gives way.',
  access: 'operator',
  body: allowPushContract.body,
  data: z.object({}),
  statuses: [200, 302, 422],
  callsAMinute: 10,
} as const satisfies Contract;
