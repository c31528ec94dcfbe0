import { z } from 'zod';
import { DELIVERY_STATUSES } from '#terms/deliveries.ts';
import { MEMBER_WEBHOOK_EVENTS, WEBHOOK_EVENTS } from '#terms/webhooks.ts';
import { instantSchema } from './endpoint.contract.ts';

const eventSchema = z.enum(WEBHOOK_EVENTS);

export const webhookSchema = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(eventSchema),
  created_at: instantSchema,
  /** Since when no attempt has succeeded; null where the last one did. */
  failing_since: instantSchema.nullable(),
  /** Since when nothing is sent there any more, after it had failed for three days. */
  disabled_at: instantSchema.nullable(),
});

/** With the secret that deliveries are signed with; it is answered once, when the address is added. */
export const madeWebhookSchema = webhookSchema.extend({ secret: z.string() });

/** https to a host of the public internet. */
const urlSchema = z.string().min(1).max(500);

export const newWebhookBody = z
  .strictObject({
    url: urlSchema,
    events: z.array(z.enum(MEMBER_WEBHOOK_EVENTS)).min(1).max(MEMBER_WEBHOOK_EVENTS.length),
  })
  .meta({ examples: [{ url: 'https://example.com/hooks', events: ['pick.published'] }] });

export const newOfficeWebhookBody = z
  .strictObject({
    url: urlSchema,
    events: z.array(eventSchema).min(1).max(WEBHOOK_EVENTS.length),
  })
  .meta({ examples: [{ url: 'https://example.com/hooks', events: ['alert.opened', 'alert.closed'] }] });

export const webhookDeliverySchema = z.object({
  /** What the program gets as `webhook-id`, the same for each attempt. */
  id: z.string(),
  url: z.string(),
  event: eventSchema,
  event_at: instantSchema,
  status: z.enum(DELIVERY_STATUSES),
  attempts: z.int(),
  last_attempt_at: instantSchema.nullable(),
  /** When it is tried again; null where it is not on its way. */
  next_attempt_at: instantSchema.nullable(),
  answer_status: z.int().nullable(),
  last_error: z.string().nullable(),
});
