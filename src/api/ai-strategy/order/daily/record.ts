import { endpoint } from '#api/endpoint.ts';
import { listDailyRecord } from '#domain/picks/record/list-daily-record.ts';
import { dailyRecordContract } from './record.contract.ts';

export const GET = endpoint(dailyRecordContract, async ({ query }, { services }) => {
  const { as_of: asOf, ...filter } = query;
  const found = await listDailyRecord(services, { ...filter, asOf });
  return {
    data: [...found.days],
    meta: { as_of: found.asOf.toISOString(), origin: query.origin, window: found.window },
  };
});
