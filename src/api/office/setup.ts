import { endpoint } from '#api/endpoint.ts';
import { setUpOperator } from '#domain/accounts/operator/set-up-operator.ts';
import { secretsView } from './secrets-view.ts';
import { setupContract } from './setup.contract.ts';

export const POST = endpoint(setupContract, async ({ body }, { services, clientIp }) => {
  const secrets = await setUpOperator(services, { ...body, clientIp });
  return { data: secretsView(secrets) };
});
