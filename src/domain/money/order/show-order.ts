import {
  countWaitingBefore,
  findLatestOrder,
  findOrderOf,
  listOrderEvents,
  medianConfirmationMinutes,
  type OrderRow,
} from '#db/queries/order.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import type { Locale } from '#terms/locales.ts';
import { orderView, timelineView } from './order-view.ts';

/** The confirmations from which the usual wait is calculated (docs/product/orders.md). */
const MEDIAN_OVER = 30;

/** One order with its timeline and its place in the queue. */
export async function describeOrder(services: Services, order: OrderRow, locale: Locale) {
  const events = await listOrderEvents(services.db, order.id);
  return {
    ...orderView(order, locale),
    timeline: timelineView(events),
    queue: await queueOf(services, order),
  };
}

/** One order of the member; 'not_found' for another member's, as for none. */
export async function showOrder(
  services: Services,
  { member, id, locale }: { readonly member: Member; readonly id: string; readonly locale: Locale },
) {
  const order = await findOrderOf(services.db, { id, accountId: member.id });
  if (order === null) throw new AppError('not_found', 'no such order of theirs');
  return describeOrder(services, order, locale);
}

/** The newest order of the member, of one state where one is named; null where they have none. */
export async function showLatestOrder(
  services: Services,
  options: {
    readonly member: Member;
    readonly locale: Locale;
    readonly status?: OrderRow['orderStatus'] | undefined;
    readonly isTest: boolean;
  },
) {
  const { member, status, isTest } = options;
  const order = await findLatestOrder(services.db, { accountId: member.id, status, isTest });
  return order === null ? null : describeOrder(services, order, options.locale);
}

async function queueOf({ db }: Services, order: OrderRow) {
  const waits = order.orderStatus === 'pending' && order.reportedAt !== null && !order.isTest;
  if (!waits || order.reportedAt === null) return null;
  const { brand, id, reportedAt } = order;
  const [before, median] = await Promise.all([
    countWaitingBefore(db, { brand, id, reportedAt }),
    medianConfirmationMinutes(db, { brand, last: MEDIAN_OVER }),
  ]);
  return { position: before + 1, median_minutes: median.minutes, n: median.n };
}
