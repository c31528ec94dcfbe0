import { endpoint } from '#api/endpoint.ts';
import { retryJob } from '#domain/operations/operation/retry-job.ts';
import { retryJobContract } from './retry.contract.ts';

export const POST = endpoint(retryJobContract, async ({ params, body }, { services, operator }) => ({
  data: await retryJob(services, { id: params.id, reason: body.reason, by: operator }),
}));
