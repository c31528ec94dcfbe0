import { endpoint } from '#api/endpoint.ts';
import { findBrand } from '#brands/index.ts';
import { showAlerts } from '#domain/foundation/alert/list-alerts.ts';
import { pageMetaOf } from '../page-meta.ts';
import { alertsContract } from './alerts.contract.ts';
import { brandOf } from './brand-of.ts';

export const GET = endpoint(alertsContract, async ({ query }, { services, operator }) => {
  brandOf(operator, query.brand);
  const { page, per_page: perPage, show, severity } = query;
  const { items, total } = await showAlerts(services, {
    operator,
    isOpen: show === 'open',
    severity,
    page,
    perPage,
  });
  const data = items.map(({ brand, ...alert }) => ({
    ...alert,
    brand_name: brand === null ? null : (findBrand(brand)?.name ?? brand),
  }));
  return { data, meta: pageMetaOf({ page, perPage, total }) };
});
