import { showStatistics } from '#domain/forecasting/statistics/show-statistics.ts';
import { readAsOf } from '#domain/picks/figures/record-scope.ts';
import { endpoint } from '../../endpoint.ts';
import { pageMetaOf } from '../../page-meta.ts';
import { statisticsTeamsContract } from './teams.contract.ts';

export const GET = endpoint(statisticsTeamsContract, async ({ query }, { services, locale }) => {
  const { page, per_page: perPage, as_of: asOf, ...rest } = query;
  const { list, panel, compare, total, as_of, sport, season, seasons } = await showStatistics(services, {
    ...rest,
    locale,
    page,
    perPage,
    asOf: asOf === undefined ? undefined : readAsOf(asOf, services.clock.now()),
  });
  return {
    data: { list, panel, compare },
    meta: { ...pageMetaOf({ page, perPage, total }), as_of, sport, season, seasons },
  };
});
