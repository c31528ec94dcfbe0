import { endpoint } from '#api/endpoint.ts';
import { listOfficePlans } from '#domain/money/plan/list-office-plans.ts';
import { brandOf } from './brand-of.ts';
import { plansContract } from './plans.contract.ts';

export const GET = endpoint(plansContract, async ({ query }, { services, operator }) => ({
  data: await listOfficePlans(services, brandOf(operator, query.brand)),
}));
