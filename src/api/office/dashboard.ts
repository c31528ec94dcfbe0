import { endpoint } from '#api/endpoint.ts';
import { showDashboard } from '#domain/operations/report/show-dashboard.ts';
import { brandOf } from './brand-of.ts';
import { dashboardContract } from './dashboard.contract.ts';

export const GET = endpoint(dashboardContract, async ({ query }, { services, operator }) => ({
  data: await showDashboard(services, { brand: brandOf(operator, query.brand), days: query.days }),
}));
