import { resetOperator } from '#domain/operator/edit-operator.ts';
import { officeEndpoint } from '../../office-endpoint.ts';
import { resetOperatorContract } from './reset.contract.ts';

export const POST = officeEndpoint(
  resetOperatorContract,
  async ({ params, body }, { services, operator }) => {
    const secrets = await resetOperator(services, { id: params.id, ...body, by: operator });
    return { data: { ...secrets, recovery_codes: [...secrets.recovery_codes] } };
  },
);
