import { assertNotOnBreak } from '#domain/accounts/member/require-member.ts';
import { showOdds } from '#domain/picks/pick/show-odds.ts';
import { endpoint } from '../endpoint.ts';
import { oddsShowContract } from './odds-show.contract.ts';

export const GET = endpoint(oddsShowContract, async ({ query }, { services, member }) => {
  assertNotOnBreak(member);
  return { data: await showOdds(services, { gameId: query.event_id, asOf: query.as_of }) };
});
