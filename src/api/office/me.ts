import { endpoint } from '#api/endpoint.ts';
import { permissionsOf } from '#domain/foundation/permission/permissions.ts';
import { showWorkplace } from '#domain/operations/report/show-workplace.ts';
import { brandOf } from './brand-of.ts';
import { officeMeContract } from './me.contract.ts';

export const GET = endpoint(officeMeContract, async ({ query }, { services, operator, token }) => {
  const brand = brandOf(operator, query.brand);
  const { endsAt, isAlone, waiting } = await showWorkplace(services, { operator, brand, token });
  return {
    data: {
      operator: { ...operator, brands: [...operator.brands], permissions: permissionsOf(operator.role) },
      brand,
      ends_at: endsAt?.toISOString() ?? null,
      is_alone: isAlone,
      waiting,
    },
  };
});
