import { endpoint } from '#api/endpoint.ts';
import { addWebhook, listOwnWebhooks } from '#domain/accounts/webhook/manage-webhooks.ts';
import { readWebhook } from '../webhook-reading.ts';
import { addOfficeWebhookContract, officeWebhooksContract } from './webhooks.contract.ts';

export const GET = endpoint(officeWebhooksContract, async (_input, { services, operator }) => {
  const webhooks = await listOwnWebhooks(services, { operatorId: operator.id });
  return { data: webhooks.map(readWebhook) };
});

export const POST = endpoint(addOfficeWebhookContract, async ({ body }, { services, operator }) => {
  const owner = { operatorId: operator.id };
  const { webhook, secret } = await addWebhook(services, { owner, url: body.url, events: body.events });
  return { data: { ...readWebhook(webhook), secret } };
});
