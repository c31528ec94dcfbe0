import { z } from 'zod';
import { PUSH_TRIAL_OUTCOMES } from '#terms/operators.ts';
import type { Contract } from '../../endpoint.contract.ts';

export const tryPushContract = {
  method: 'POST',
  path: '/office/trials/push',
  summary:
    'Sends a message to each of the operator’s own devices at once, and answers what their push services said; a device that is not known there any more is removed.',
  access: 'operator',
  body: z.strictObject({}),
  data: z.object({
    devices: z.array(
      z.object({
        user_agent: z.string(),
        outcome: z.enum(PUSH_TRIAL_OUTCOMES),
        error: z.string().nullable(),
      }),
    ),
  }),
  statuses: [200, 302, 429],
} as const satisfies Contract;
