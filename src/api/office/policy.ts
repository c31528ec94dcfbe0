import { endpoint } from '#api/endpoint.ts';
import { showPolicyRoom } from '#domain/picks/policy/show-policy-room.ts';
import { brandOf } from './brand-of.ts';
import { policyContract, policyRoomSchema } from './policy.contract.ts';

export const GET = endpoint(policyContract, async ({ query }, { services, operator }) => {
  brandOf(operator, query.brand);
  return { data: policyRoomSchema.parse(await showPolicyRoom(services, operator)) };
});
