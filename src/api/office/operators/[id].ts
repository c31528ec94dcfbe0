import { endpoint } from '#api/endpoint.ts';
import { changeOperator } from '#domain/accounts/operator/edit-operator.ts';
import { showColleague } from '#domain/accounts/operator/list-colleagues.ts';
import { changeOperatorContract } from './[id].contract.ts';

export const POST = endpoint(
  changeOperatorContract,
  async ({ params, body }, { services, operator, locale }) => {
    const { version, reason, ...changes } = body;
    const edit = { id: params.id, version, reason, by: operator, locale };
    return { data: await showColleague(services, await changeOperator(services, { ...edit, changes })) };
  },
);
