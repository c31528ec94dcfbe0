import { localText } from '#domain/foundation/text/localized-text.ts';
import { endpoint } from '../endpoint.ts';
import { activePlanContract } from './active.contract.ts';

export const GET = endpoint(activePlanContract, async (_input, { member, locale }) => {
  const plan = member?.plan ?? null;
  return {
    data: plan && {
      id: plan.planId,
      name: localText(plan.names, locale),
      rank: plan.rank,
      start_date: plan.startAt.toISOString(),
      end_date: plan.endAt.toISOString(),
    },
  };
});
