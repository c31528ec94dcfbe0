import { endpoint } from '#api/endpoint.ts';
import { approvalView } from '#domain/foundation/approval/approval-view.ts';
import { proposeBrandState } from '#domain/operations/brand/propose-brand-state.ts';
import { brandRequestsContract } from './requests.contract.ts';

export const POST = endpoint(brandRequestsContract, async ({ params, body }, { services, operator }) => ({
  data: approvalView(await proposeBrandState(services, { key: params.key, operator, ...body })),
}));
