import { endpoint } from '#api/endpoint.ts';
import { inviteOperator } from '#domain/accounts/operator/create-operator.ts';
import { assertOwnBrands } from '#domain/accounts/operator/edit-operator.ts';
import { listColleagues, showColleague } from '#domain/accounts/operator/list-colleagues.ts';
import { AppError } from '#platform/app-error.ts';
import { emailSchema } from '../credentials.contract.ts';
import { newOperatorContract, operatorsContract } from './operators.contract.ts';

export const GET = endpoint(operatorsContract, async (_input, { services, operator }) => ({
  data: await listColleagues(services, operator),
}));

export const POST = endpoint(newOperatorContract, async ({ body }, { services, operator, locale }) => {
  const email = emailSchema.safeParse(body.email).data;
  if (email === undefined)
    throw new AppError('invalid', 'no address', { fields: { email: [{ key: 'invalid_value' }] } });
  const brands = [...new Set(body.brands)];
  assertOwnBrands(operator, brands);
  const made = await inviteOperator(services, { email, role: body.role, brands, by: operator, locale });
  return { data: await showColleague(services, made) };
});
