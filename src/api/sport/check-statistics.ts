import { checkData } from '#domain/picks/record/check-data.ts';
import { endpoint } from '../endpoint.ts';
import { checkStatisticsContract } from './check-statistics.contract.ts';

export const GET = endpoint(checkStatisticsContract, async ({ query }, { services, member }) => {
  const { event_id: gameId, as_of: asOf } = query;
  return { data: await checkData(services, { gameId, asOf, memberId: member.id }) };
});
