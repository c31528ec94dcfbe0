import { z } from 'zod';
import { PUSH_KINDS } from '#terms/push-kinds.ts';
import { type Contract, instantSchema } from '../endpoint.contract.ts';

const kindsSchema = z.array(z.enum(PUSH_KINDS)).max(PUSH_KINDS.length);

const pushData = z.object({
  /** The key that a browser allows messages of (RFC 8292). */
  server_key: z.string(),
  kinds: kindsSchema.readonly(),
  devices: z.array(
    z.object({ id: z.string(), is_this: z.boolean(), user_agent: z.string(), created_at: instantSchema }),
  ),
});

export const pushContract = {
  method: 'GET',
  path: '/me/push',
  summary:
    'What the member is told of on their devices, and which devices that are; none until they allow one.',
  access: 'member',
  data: pushData,
  statuses: [200, 302],
} as const satisfies Contract;

export const allowPushContract = {
  method: 'POST',
  path: '/me/push',
  summary:
    'Allows the browser of this session to be told (Web Push). It is told as long as the session lives; at most five devices, of which the oldest gives way.',
  access: 'member',
  body: z
    .strictObject({
      /** As the browser’s PushSubscription says them. */
      endpoint: z.string().max(2048),
      keys: z.strictObject({
        p256dh: z.string().regex(/^[\w-]{87}$/),
        auth: z.string().regex(/^[\w-]{22}$/),
      }),
    })
    .meta({
      examples: [
        {
          endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABn',
          keys: {
            p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
            auth: 'BTBZMqHH6r4Tts7J_aSIgg',
          },
        },
      ],
    }),
  data: pushData,
  statuses: [200, 302, 422],
  callsAMinute: 10,
} as const satisfies Contract;

export const choosePushContract = {
  method: 'PATCH',
  path: '/me/push',
  summary: 'Chooses what the member is told of on all of their devices.',
  access: 'member',
  body: z.strictObject({ kinds: kindsSchema }),
  data: pushData,
  statuses: [200, 302, 422],
} as const satisfies Contract;

export const forgetPushContract = {
  method: 'DELETE',
  path: '/me/push',
  summary: 'Ends a device: nothing is sent to it any more.',
  access: 'member',
  body: z.strictObject({ id: z.uuid() }),
  data: pushData,
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
