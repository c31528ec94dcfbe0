import { endpoint } from '#api/endpoint.ts';
import { removeWebhook } from '#domain/accounts/webhook/manage-webhooks.ts';
import { removeOfficeWebhookContract } from './removal.contract.ts';

export const POST = endpoint(removeOfficeWebhookContract, async ({ params }, { services, operator }) => {
  await removeWebhook(services, { owner: { operatorId: operator.id }, id: params.id });
  return { data: {} };
});
