import { startBreak } from '#domain/accounts/break/start-break.ts';
import { endpoint } from '../endpoint.ts';
import { breakContract } from './break.contract.ts';

export const POST = endpoint(breakContract, async ({ body }, { services, member }) => {
  const { from, until, planEndAt } = await startBreak(services, { member, days: body.days });
  return {
    data: {
      from: from.toISOString(),
      until: until.toISOString(),
      plan_end_date: planEndAt?.toISOString() ?? null,
    },
  };
});
