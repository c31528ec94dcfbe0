import { endpoint } from '#api/endpoint.ts';
import { retryEmail } from '#domain/foundation/outbox/retry-email.ts';
import { retryEmailContract } from './retry.contract.ts';

export const POST = endpoint(retryEmailContract, async ({ params, body }, { services, operator }) => {
  const { template } = await retryEmail(services, { id: params.id, reason: body.reason, by: operator });
  return { data: { template } };
});
