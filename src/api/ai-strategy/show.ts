import { refuseOnBreak } from '#domain/member/require-member.ts';
import { showPick } from '#domain/record/show-pick.ts';
import { endpoint } from '../endpoint.ts';
import { strategyShowContract } from './show.contract.ts';

export const POST = endpoint(strategyShowContract, async ({ body }, { services, locale, member }) => {
  refuseOnBreak(member);
  return { data: await showPick(services, { id: body.id, locale, isEntitled: member.isEntitled }) };
});
