import { endpoint } from '#api/endpoint.ts';
import { decidePolicy } from '#domain/picks/policy/decide-policy.ts';
import { showPolicyRoom } from '#domain/picks/policy/show-policy-room.ts';
import { brandOf } from '../../brand-of.ts';
import { policyRoomSchema } from '../../policy.contract.ts';
import { policyProposalContract } from './[id].contract.ts';

export const POST = endpoint(
  policyProposalContract,
  async ({ params, query, body }, { services, operator }) => {
    brandOf(operator, query.brand);
    const approved = body.decision === 'approved';
    await decidePolicy(services, { proposalId: params.id, approved, note: body.reason, operator });
    return { data: policyRoomSchema.parse(await showPolicyRoom(services, operator)) };
  },
);
