import { endpoint } from '#api/endpoint.ts';
import { mayDo } from '#domain/foundation/permission/permissions.ts';
import { showOfficeOrder } from '#domain/money/order/show-office-order.ts';
import { brandOf } from '../brand-of.ts';
import { officeOrderContract } from './[id].contract.ts';

export const GET = endpoint(
  officeOrderContract,
  async ({ params, query }, { services, operator, locale }) => ({
    data: await showOfficeOrder(services, {
      brand: brandOf(operator, query.brand),
      id: params.id,
      locale,
      withLines: mayDo(operator.role, 'orders.confirm'),
    }),
  }),
);
