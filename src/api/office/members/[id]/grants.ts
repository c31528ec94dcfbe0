import { endpoint } from '#api/endpoint.ts';
import { approvalView } from '#domain/foundation/approval/approval-view.ts';
import { grantDays } from '#domain/money/subscription/grant-days.ts';
import { brandOf } from '../../brand-of.ts';
import { grantsContract } from './grants.contract.ts';

export const POST = endpoint(grantsContract, async ({ params, query, body }, { services, operator }) => {
  const brand = brandOf(operator, query.brand);
  const given = await grantDays(services, { brand, uuid: params.id, ...body, operator });
  if (given.outcome === 'proposed') {
    return { data: { outcome: 'proposed' as const, request: approvalView(given.request) } };
  }
  const { id, startAt, endAt } = given.period;
  const period = { id, start_date: startAt.toISOString(), end_date: endAt.toISOString() };
  return { data: { outcome: 'granted' as const, period } };
});
