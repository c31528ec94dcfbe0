import { z } from 'zod';
import { type Contract, instantSchema } from '../endpoint.contract.ts';
import { timeSchema } from '../me/notices/settings.contract.ts';

const quietSchema = z.strictObject({ from: timeSchema, until: timeSchema });

const notificationsData = z.object({
  by_email: z.boolean(),
  by_push: z.boolean(),
  /** The zone of the quiet hours. */
  zone: z.string(),
  quiet: quietSchema.nullable(),
  /** The key that a browser allows messages of (RFC 8292). */
  server_key: z.string(),
  devices: z.array(
    z.object({ id: z.string(), endpoint: z.string(), user_agent: z.string(), created_at: instantSchema }),
  ),
  /** How many of the operator’s webhooks are notified of alerts. */
  webhooks: z.int(),
  /** What the operator is notified of; what is urgent, in quiet hours too. */
  kinds: z.array(z.object({ kind: z.string(), is_urgent: z.boolean() })),
});

export const notificationsContract = {
  method: 'GET',
  path: '/office/notifications',
  summary: 'How the operator is told what is wrong with the site, of what, and when not.',
  access: 'operator',
  data: notificationsData,
  statuses: [200, 302],
} as const satisfies Contract;

export const saveNotificationsContract = {
  method: 'POST',
  path: '/office/notifications',
  summary:
    'Chooses how the operator is told: by e-mail, on their devices, and not in their quiet hours but for what is urgent. Webhooks know no hours.',
  access: 'operator',
  body: z
    .strictObject({
      by_email: z.boolean(),
      by_push: z.boolean(),
      zone: z.string().max(64),
      /** Null ends them. */
      quiet: quietSchema
        .refine(({ from, until }) => from !== until, { path: ['until'], error: 'invalid_value' })
        .nullable(),
    })
    .meta({
      examples: [
        { by_email: true, by_push: true, zone: 'Asia/Taipei', quiet: { from: '22:00', until: '08:00' } },
      ],
    }),
  data: notificationsData,
  statuses: [200, 302, 422],
} as const satisfies Contract;
