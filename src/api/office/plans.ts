import { listOfficePlans } from '#domain/money/plan/list-office-plans.ts';
import { brandOf } from './brand-of.ts';
import { officeEndpoint } from './office-endpoint.ts';
import { plansContract } from './plans.contract.ts';

export const GET = officeEndpoint(plansContract, async ({ query }, { services, operator }) => ({
  data: await listOfficePlans(services, brandOf(operator, query.brand)),
}));
