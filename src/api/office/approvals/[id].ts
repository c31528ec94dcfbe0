import { approvalView } from '#domain/foundation/approval/approval-view.ts';
import { decide } from '#domain/operations/approval/decide-approval.ts';
import { showRequest } from '#domain/operations/approval/show-request.ts';
import { shopOf } from '../../shop-of.ts';
import { officeEndpoint } from '../office-endpoint.ts';
import { approvalContract, decideContract } from './[id].contract.ts';

export const POST = officeEndpoint(decideContract, async ({ params, body }, { services, operator }) => ({
  data: approvalView(await decide(services, { id: params.id, operator, shopOf, ...body })),
}));

export const GET = officeEndpoint(approvalContract, async ({ params }, { services, operator, locale }) => ({
  data: await showRequest(services, { id: params.id, operator, locale }),
}));
