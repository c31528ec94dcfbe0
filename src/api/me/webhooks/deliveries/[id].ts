import { endpoint } from '#api/endpoint.ts';
import { resendWebhook } from '#domain/accounts/webhook/manage-webhooks.ts';
import { resendWebhookContract } from './[id].contract.ts';

export const POST = endpoint(resendWebhookContract, async ({ params }, { services, member }) => {
  await resendWebhook(services, { owner: { accountId: member.id }, id: params.id });
  return { data: {} };
});
