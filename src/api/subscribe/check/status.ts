import { localText } from '#domain/foundation/text/localized-text.ts';
import { findOpenOrderId } from '#domain/money/order/find-open-order-id.ts';
import { checkStatus } from '#domain/money/subscription/check-status.ts';
import { endpoint } from '../../endpoint.ts';
import { subscribeStatusContract } from './status.contract.ts';

export const GET = endpoint(subscribeStatusContract, async (_input, { services, member, locale }) => {
  const { status, period, daysLeft } = await checkStatus(services, member);
  return {
    data: {
      entitled: member.isEntitled,
      status,
      plan: period && {
        id: period.planId,
        name: localText(period.planNames, locale),
        rank: period.planRank,
      },
      start_date: period?.startAt.toISOString() ?? null,
      end_date: period?.endAt.toISOString() ?? null,
      days_left: daysLeft,
      open_order_id: await findOpenOrderId(services, member),
      frozen_until: member.onBreakUntil?.toISOString() ?? null,
    },
  };
});
