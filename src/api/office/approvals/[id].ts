import { decide } from '#domain/approval/decide-approval.ts';
import { approvalView } from '#domain/approval/propose-about-order.ts';
import { showRequest } from '#domain/approval/show-request.ts';
import { shopOf } from '../../shop-of.ts';
import { officeEndpoint } from '../office-endpoint.ts';
import { approvalContract, decideContract } from './[id].contract.ts';

export const POST = officeEndpoint(decideContract, async ({ params, body }, { services, operator }) => ({
  data: approvalView(await decide(services, { id: params.id, operator, shopOf, ...body })),
}));

export const GET = officeEndpoint(approvalContract, async ({ params }, { services, operator, locale }) => ({
  data: await showRequest(services, { id: params.id, operator, locale }),
}));
