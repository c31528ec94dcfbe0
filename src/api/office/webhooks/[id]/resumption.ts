import { endpoint } from '#api/endpoint.ts';
import { readWebhook } from '#api/webhook-reading.ts';
import { resumeWebhook } from '#domain/accounts/webhook/manage-webhooks.ts';
import { resumeOfficeWebhookContract } from './resumption.contract.ts';

export const POST = endpoint(resumeOfficeWebhookContract, async ({ params }, { services, operator }) => {
  const webhook = await resumeWebhook(services, { owner: { operatorId: operator.id }, id: params.id });
  return { data: readWebhook(webhook) };
});
