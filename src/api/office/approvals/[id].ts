import { endpoint } from '#api/endpoint.ts';
import { approvalView } from '#domain/foundation/approval/approval-view.ts';
import { decide } from '#domain/operations/approval/decide-approval.ts';
import { showRequest } from '#domain/operations/approval/show-request.ts';
import { getBrand } from '../../get-brand.ts';
import { approvalContract, decideContract } from './[id].contract.ts';

export const POST = endpoint(decideContract, async ({ params, body }, { services, operator }) => ({
  data: approvalView(await decide(services, { id: params.id, operator, getBrand, ...body })),
}));

export const GET = endpoint(approvalContract, async ({ params }, { services, operator, locale }) => ({
  data: await showRequest(services, { id: params.id, operator, locale }),
}));
