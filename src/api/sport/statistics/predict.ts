import { assertNotOnBreak } from '#domain/accounts/member/require-member.ts';
import { showForecast } from '#domain/picks/pick/show-forecast.ts';
import { endpoint } from '../../endpoint.ts';
import { statisticsPredictContract } from './predict.contract.ts';

export const GET = endpoint(statisticsPredictContract, async ({ query }, { services, member }) => {
  assertNotOnBreak(member);
  const { event_id: gameId, as_of: asOf } = query;
  return { data: await showForecast(services, { gameId, asOf, isEntitled: member.isEntitled }) };
});
