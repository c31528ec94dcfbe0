import { endpoint } from '#api/endpoint.ts';
import { endKey } from '#domain/accounts/key/end-key.ts';
import { endOfficeKeyContract } from './revocation.contract.ts';

export const POST = endpoint(endOfficeKeyContract, async ({ params }, { services, operator }) => {
  await endKey(services, { owner: { operatorId: operator.id }, id: params.id });
  return { data: {} };
});
