import { listBrands } from '#brands/index.ts';
import { findFirstRunWay, isFirstRunOpen, makeFirstOwner } from '#domain/accounts/operator/first-run.ts';
import { AppError } from '#platform/app-error.ts';
import { endpoint } from '../endpoint.ts';
import { firstRunContract, makeFirstOwnerContract } from './first-run.contract.ts';
import { secretsView } from './secrets-view.ts';

export const GET = endpoint(firstRunContract, async ({ query }, { services, isMachine }) => {
  const way = await findFirstRunWay(services, { isMachine, token: query.token ?? null });
  if (way === null) throw new AppError('not_found', 'no first run here');
  return { data: { way } };
});

/** Once there is an operator the address answers whatever is sent as any unknown one does. */
export const POST = endpoint(
  makeFirstOwnerContract,
  async ({ body }, { services, isMachine, clientIp }) => {
    const { email, password, token = null } = body;
    const secrets = await makeFirstOwner(services, {
      isMachine,
      token,
      email,
      password,
      brands: listBrands().map(({ key }) => key),
      clientIp,
    });
    return { data: secretsView(secrets) };
  },
  { isThere: ({ services }) => isFirstRunOpen(services) },
);
