import { endpoint } from '#api/endpoint.ts';
import { approvalView } from '#domain/foundation/approval/approval-view.ts';
import { proposePlanChange } from '#domain/money/plan/propose-about-plan.ts';
import { brandOf } from '../../brand-of.ts';
import { planChangesContract } from './changes.contract.ts';

export const POST = endpoint(planChangesContract, async ({ params, query, body }, { services, operator }) => {
  const { on_sale: onSale, rank, names, version, reason } = body;
  const options = { brand: brandOf(operator, query.brand), planId: params.id, reason, operator, version };
  const request = await proposePlanChange(services, { ...options, wish: { onSale, rank, names } });
  return { data: approvalView(request) };
});
