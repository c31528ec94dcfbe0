import { endpoint } from '#api/endpoint.ts';
import { setUpOperator } from '#domain/accounts/operator/set-up-operator.ts';
import { setupContract } from './setup.contract.ts';

export const POST = endpoint(setupContract, async ({ body }, { services, clientIp }) => {
  const secrets = await setUpOperator(services, { ...body, clientIp });
  return { data: { ...secrets, recovery_codes: [...secrets.recovery_codes] } };
});
