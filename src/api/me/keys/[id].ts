import { endKey } from '#domain/accounts/key/end-key.ts';
import { endpoint } from '../../endpoint.ts';
import { endApiKeyContract } from './[id].contract.ts';

export const DELETE = endpoint(endApiKeyContract, async ({ params }, { services, member }) => {
  await endKey(services, { owner: { accountId: member.id }, id: params.id });
  return { data: {} };
});
