import { createOperator } from '#domain/operator/create-operator.ts';
import { refuseForeignBrands } from '#domain/operator/edit-operator.ts';
import { listColleagues } from '#domain/operator/list-colleagues.ts';
import { AppError } from '#platform/app-error.ts';
import { emailSchema } from '../credentials.contract.ts';
import { officeEndpoint } from './office-endpoint.ts';
import { newOperatorContract, operatorsContract } from './operators.contract.ts';

export const GET = officeEndpoint(operatorsContract, async (_input, { services, operator }) => ({
  data: await listColleagues(services, operator),
}));

export const POST = officeEndpoint(newOperatorContract, async ({ body }, { services, operator }) => {
  const email = emailSchema.safeParse(body.email).data;
  if (email === undefined)
    throw new AppError('invalid', 'no address', { fields: { email: [{ key: 'invalid_value' }] } });
  const brands = [...new Set(body.brands)];
  refuseForeignBrands(operator, brands);
  const secrets = await createOperator(services, { email, role: body.role, brands, by: operator });
  return { data: { ...secrets, recovery_codes: [...secrets.recovery_codes] } };
});
