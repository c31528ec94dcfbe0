import { addWebhook, listOwnWebhooks } from '#domain/accounts/webhook/manage-webhooks.ts';
import { endpoint } from '../endpoint.ts';
import { readWebhook } from '../webhook-reading.ts';
import { addWebhookContract, webhooksContract } from './webhooks.contract.ts';

export const GET = endpoint(webhooksContract, async (_input, { services, member }) => {
  const webhooks = await listOwnWebhooks(services, { accountId: member.id });
  return { data: webhooks.map(readWebhook) };
});

export const POST = endpoint(addWebhookContract, async ({ body }, { services, member }) => {
  const owner = { accountId: member.id, brand: member.brand };
  const { webhook, secret } = await addWebhook(services, { owner, url: body.url, events: body.events });
  return { data: { ...readWebhook(webhook), secret } };
});
