import { decide } from '#domain/approval/decide-approval.ts';
import { approvalView } from '#domain/approval/propose-about-order.ts';
import { officeEndpoint } from '../office-endpoint.ts';
import { decideContract } from './[id].contract.ts';

export const POST = officeEndpoint(decideContract, async ({ params, body }, { services, operator }) => ({
  data: approvalView(await decide(services, { id: params.id, operator, decision: body.decision })),
}));
