import { endpoint } from '#api/endpoint.ts';
import { resetOperator } from '#domain/accounts/operator/edit-operator.ts';
import { showColleague } from '#domain/accounts/operator/list-colleagues.ts';
import { resetOperatorContract } from './reset.contract.ts';

export const POST = endpoint(
  resetOperatorContract,
  async ({ params, body }, { services, operator, locale }) => {
    const reset = await resetOperator(services, { id: params.id, ...body, by: operator, locale });
    return { data: await showColleague(services, reset) };
  },
);
