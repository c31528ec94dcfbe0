import { endpoint } from '#api/endpoint.ts';
import { approvalView } from '#domain/foundation/approval/approval-view.ts';
import { proposePrice } from '#domain/money/plan/propose-about-plan.ts';
import { brandOf } from '../../brand-of.ts';
import { planPricesContract } from './prices.contract.ts';

export const POST = endpoint(planPricesContract, async ({ params, query, body }, { services, operator }) => {
  const { price, valid_from: from, reason } = body;
  const options = { brand: brandOf(operator, query.brand), planId: params.id, reason, operator };
  const validFrom = from === null ? null : new Date(from);
  return { data: approvalView(await proposePrice(services, { ...options, price, validFrom })) };
});
