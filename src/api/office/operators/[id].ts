import { changeOperator } from '#domain/operator/edit-operator.ts';
import { operatorView } from '#domain/operator/list-colleagues.ts';
import { officeEndpoint } from '../office-endpoint.ts';
import { changeOperatorContract } from './[id].contract.ts';

export const POST = officeEndpoint(
  changeOperatorContract,
  async ({ params, body }, { services, operator }) => {
    const { version, reason, ...changes } = body;
    const edit = { id: params.id, version, reason, by: operator };
    return { data: operatorView(await changeOperator(services, { ...edit, changes })) };
  },
);
