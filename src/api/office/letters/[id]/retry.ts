import { retryLetter } from '#domain/foundation/outbox/retry-letter.ts';
import { officeEndpoint } from '../../office-endpoint.ts';
import { retryLetterContract } from './retry.contract.ts';

export const POST = officeEndpoint(retryLetterContract, async ({ params, body }, { services, operator }) => ({
  data: await retryLetter(services, { id: params.id, reason: body.reason, by: operator }),
}));
