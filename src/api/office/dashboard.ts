import { showDashboard } from '#domain/operations/report/show-dashboard.ts';
import { brandOf } from './brand-of.ts';
import { dashboardContract } from './dashboard.contract.ts';
import { officeEndpoint } from './office-endpoint.ts';

export const GET = officeEndpoint(dashboardContract, async ({ query }, { services, operator }) => ({
  data: await showDashboard(services, { brand: brandOf(operator, query.brand), days: query.days }),
}));
