import { raiseDispute } from '#domain/picks/grade/raise-dispute.ts';
import { endpoint } from '../endpoint.ts';
import { disputeContract } from './dispute.contract.ts';

export const POST = endpoint(disputeContract, async ({ body }, { services, member }) => {
  const { id: pickId, reason, note } = body;
  const dispute = await raiseDispute(services, { member, pickId, reason, note });
  const { id, raisedAt } = dispute;
  const state = 'open' as const;
  return { data: { id, pick_id: pickId, reason, state, raised_at: raisedAt.toISOString() } };
});
