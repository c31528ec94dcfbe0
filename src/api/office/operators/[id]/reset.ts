import { resetOperator } from '#domain/accounts/operator/edit-operator.ts';
import { showColleague } from '#domain/accounts/operator/list-colleagues.ts';
import { officeEndpoint } from '../../office-endpoint.ts';
import { resetOperatorContract } from './reset.contract.ts';

export const POST = officeEndpoint(
  resetOperatorContract,
  async ({ params, body }, { services, operator, locale }) => {
    const reset = await resetOperator(services, { id: params.id, ...body, by: operator, locale });
    return { data: await showColleague(services, reset) };
  },
);
