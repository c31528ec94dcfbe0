import { setUpOperator } from '#domain/accounts/operator/set-up-operator.ts';
import { officeEntrance } from './office-endpoint.ts';
import { setupContract } from './setup.contract.ts';

export const POST = officeEntrance(setupContract, async ({ body }, { services, clientIp }) => {
  const secrets = await setUpOperator(services, { ...body, clientIp });
  return { data: { ...secrets, recovery_codes: [...secrets.recovery_codes] } };
});
