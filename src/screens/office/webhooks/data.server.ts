import { officeWebhookDeliveriesContract } from '#api/office/webhook-deliveries.contract.ts';
import { officeWebhooksContract } from '#api/office/webhooks.contract.ts';
import { createTranslator } from '#i18n/t.ts';
import type { OfficePage } from '../office-page.server.ts';

/** The operator's own webhooks, and what was sent to them. */
export async function loadWebhooks(page: OfficePage) {
  const [{ data: webhooks }, { data: deliveries, meta }, messages] = await Promise.all([
    page.ask(officeWebhooksContract),
    page.list(officeWebhookDeliveriesContract, { query: { per_page: 30 } }),
    page.messages(['office-webhooks'], (t) => t('office-webhooks.title')),
  ]);
  const t = createTranslator<'office-webhooks'>(messages);
  return { ...messages, lead: t('office-webhooks.lead'), webhooks, deliveries, meta };
}

export type OfficeWebhooks = Awaited<ReturnType<typeof loadWebhooks>>;
