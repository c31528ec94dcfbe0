import type { Member } from '#domain/accounts/member/member.ts';
import { listOwnDeliveries, listOwnWebhooks } from '#domain/accounts/webhook/manage-webhooks.ts';
import { formatDateTime } from '#i18n/format.ts';
import { MEMBER_WEBHOOK_EVENTS } from '#terms/webhooks.ts';
import type { PageContext } from '../../page/page-context.ts';

/** So many of the newest deliveries stand on the page; the API has the rest. */
const SHOWN_DELIVERIES = 20;

/** The member's webhooks, and what was sent to them last. */
export async function loadWebhooks({ services }: PageContext, member: Member, zone: string) {
  const owner = { accountId: member.id };
  const [webhooks, { rows }] = await Promise.all([
    listOwnWebhooks(services, owner),
    listOwnDeliveries(services, { owner, page: 1, perPage: SHOWN_DELIVERIES }),
  ]);
  return {
    webhooks: webhooks.map(({ id, url, events, failingSince, disabledAt }) => ({
      id,
      url,
      host: new URL(url).host,
      events: MEMBER_WEBHOOK_EVENTS.filter((event) => events.includes(event)),
      failingSince: failingSince && formatDateTime(failingSince, zone),
      disabledAt: disabledAt && formatDateTime(disabledAt, zone),
    })),
    deliveries: rows.flatMap(({ delivery, event: { kind, at }, url }) => {
      const event = MEMBER_WEBHOOK_EVENTS.find((known) => known === kind);
      if (event === undefined) return [];
      return {
        id: delivery.id,
        host: new URL(url).host,
        event,
        at: formatDateTime(at, zone),
        status: delivery.status,
        attempts: delivery.attempts,
        next: delivery.status === 'queued' ? formatDateTime(delivery.nextAttemptAt, zone) : null,
        answer: delivery.lastError ?? delivery.answerStatus?.toString() ?? null,
      };
    }),
  };
}

export type OwnWebhooks = Awaited<ReturnType<typeof loadWebhooks>>;
