import { endpoint } from '#api/endpoint.ts';
import { proposePolicy } from '#domain/picks/policy/propose-policy.ts';
import { showPolicyRoom } from '#domain/picks/policy/show-policy-room.ts';
import { brandOf } from '../brand-of.ts';
import { policyRoomSchema } from '../policy.contract.ts';
import { policyProposalsContract } from './proposals.contract.ts';

export const POST = endpoint(policyProposalsContract, async ({ query, body }, { services, operator }) => {
  brandOf(operator, query.brand);
  await proposePolicy(services, { simulationId: body.simulation_id, note: body.reason, operator });
  return { data: policyRoomSchema.parse(await showPolicyRoom(services, operator)) };
});
