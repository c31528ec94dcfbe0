import { retryJob } from '#domain/operations/operation/retry-job.ts';
import { officeEndpoint } from '../../office-endpoint.ts';
import { retryJobContract } from './retry.contract.ts';

export const POST = officeEndpoint(retryJobContract, async ({ params, body }, { services, operator }) => ({
  data: await retryJob(services, { id: params.id, reason: body.reason, by: operator }),
}));
