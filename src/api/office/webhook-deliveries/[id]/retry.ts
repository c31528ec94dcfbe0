import { endpoint } from '#api/endpoint.ts';
import { resendWebhook } from '#domain/accounts/webhook/manage-webhooks.ts';
import { resendOfficeWebhookContract } from './retry.contract.ts';

export const POST = endpoint(resendOfficeWebhookContract, async ({ params }, { services, operator }) => {
  await resendWebhook(services, { owner: { operatorId: operator.id }, id: params.id });
  return { data: {} };
});
