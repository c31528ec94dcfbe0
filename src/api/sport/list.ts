import { listGames } from '#domain/forecasting/sport/list-games.ts';
import { readWindow } from '#domain/forecasting/sport/read-window.ts';
import { endpoint } from '../endpoint.ts';
import { pageMetaOf } from '../page-meta.ts';
import { gameListContract } from './list.contract.ts';

export const GET = endpoint(gameListContract, async ({ query }, { services, locale }) => {
  const { start_time, end_time, tz, page, per_page: perPage, ...filter } = query;
  const window = readWindow({
    startTime: start_time,
    endTime: end_time,
    zone: tz,
    now: services.clock.now(),
  });
  const { games, total, asOf } = await listGames(services, { ...filter, ...window, locale, page, perPage });
  return {
    data: [...games],
    meta: {
      ...pageMetaOf({ page, perPage, total }),
      start_time: window.from.toISOString(),
      end_time: window.until.toISOString(),
      as_of: asOf.toISOString(),
    },
  };
});
