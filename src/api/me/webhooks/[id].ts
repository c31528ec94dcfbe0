import { removeWebhook, resumeWebhook } from '#domain/accounts/webhook/manage-webhooks.ts';
import { endpoint } from '../../endpoint.ts';
import { readWebhook } from '../../webhook-reading.ts';
import { removeWebhookContract, resumeWebhookContract } from './[id].contract.ts';

export const PATCH = endpoint(resumeWebhookContract, async ({ params }, { services, member }) => {
  const webhook = await resumeWebhook(services, { owner: { accountId: member.id }, id: params.id });
  return { data: readWebhook(webhook) };
});

export const DELETE = endpoint(removeWebhookContract, async ({ params }, { services, member }) => {
  await removeWebhook(services, { owner: { accountId: member.id }, id: params.id });
  return { data: {} };
});
