import { retryEmail } from '#domain/foundation/outbox/retry-email.ts';
import { officeEndpoint } from '../../office-endpoint.ts';
import { retryEmailContract } from './retry.contract.ts';

export const POST = officeEndpoint(retryEmailContract, async ({ params, body }, { services, operator }) => {
  const { template } = await retryEmail(services, { id: params.id, reason: body.reason, by: operator });
  return { data: { letter: template } };
});
