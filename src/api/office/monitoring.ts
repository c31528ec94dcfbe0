import { endpoint } from '#api/endpoint.ts';
import { showMonitoring } from '#domain/forecasting/models/show-monitoring.ts';
import { brandOf } from './brand-of.ts';
import { monitoringContract } from './monitoring.contract.ts';

const WINDOWS = { 7: 7, 30: 30, 90: 90 } as const;

export const GET = endpoint(monitoringContract, async ({ query }, { services, operator }) => {
  brandOf(operator, query.brand);
  const windowDays = WINDOWS[query.window];
  return { data: await showMonitoring(services, { windowDays, league: query.league }) };
});
