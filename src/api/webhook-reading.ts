import type { z } from 'zod';
import { listOwnDeliveries, type Webhook } from '#domain/accounts/webhook/manage-webhooks.ts';
import type { Services } from '#domain/services.ts';
import { WEBHOOK_EVENTS } from '#terms/webhooks.ts';
import type { webhookDeliverySchema, webhookSchema } from './webhook.contract.ts';

/** An address as its owner sees it. */
export function readWebhook(webhook: Webhook): z.input<typeof webhookSchema> {
  return {
    id: webhook.id,
    url: webhook.url,
    events: WEBHOOK_EVENTS.filter((event) => webhook.events.includes(event)),
    created_at: webhook.createdAt.toISOString(),
    failing_since: webhook.failingSince?.toISOString() ?? null,
    disabled_at: webhook.disabledAt?.toISOString() ?? null,
  };
}

/** A page of the log of what was sent. */
export async function readDeliveries(services: Services, options: Parameters<typeof listOwnDeliveries>[1]) {
  const { rows, total } = await listOwnDeliveries(services, options);
  const data = rows.map(
    ({ delivery, event, url }): z.input<typeof webhookDeliverySchema> => ({
      id: delivery.id,
      url,
      event: event.kind,
      event_at: event.at.toISOString(),
      status: delivery.status,
      attempts: delivery.attempts,
      last_attempt_at: delivery.lastAttemptAt?.toISOString() ?? null,
      next_attempt_at: delivery.status === 'queued' ? delivery.nextAttemptAt.toISOString() : null,
      answer_status: delivery.answerStatus,
      last_error: delivery.lastError,
    }),
  );
  return { data, total };
}
