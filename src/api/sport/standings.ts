import { showStandings } from '#domain/forecasting/standings/show-standings.ts';
import { endpoint } from '../endpoint.ts';
import { standingsContract } from './standings.contract.ts';

export const GET = endpoint(standingsContract, async ({ query }, { services, locale }) => {
  const { as_of, seasons, ...data } = await showStandings(services, { ...query, locale });
  return { data, meta: { as_of, seasons } };
});
