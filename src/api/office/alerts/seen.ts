import { endpoint } from '#api/endpoint.ts';
import { markAlertsSeen } from '#domain/foundation/alert/list-alerts.ts';
import { brandOf } from '../brand-of.ts';
import { alertsSeenContract } from './seen.contract.ts';

export const POST = endpoint(alertsSeenContract, async ({ query }, { services, operator }) => {
  brandOf(operator, query.brand);
  await markAlertsSeen(services, operator);
  return { data: {} };
});
