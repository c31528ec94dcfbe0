import { showDistribution } from '#domain/picks/record/show-distribution.ts';
import { endpoint } from '../../endpoint.ts';
import { distributionRecordContract } from './distribution-record.contract.ts';

export const GET = endpoint(distributionRecordContract, async ({ query }, { services, locale }) => {
  const { as_of: asOf, ...filter } = query;
  const { data, window, ...found } = await showDistribution(services, { ...filter, asOf, locale });
  return {
    data,
    meta: { as_of: found.asOf.toISOString(), origin: query.origin, method: found.method, window },
  };
});
