import { findMember, listMemberNotes, sumGrantedAlone } from '#db/queries/office-member.ts';
import { listOrdersOf } from '#db/queries/order.ts';
import {
  findActiveSubscription,
  listSubscriptionsOf,
  type SubscriptionRow,
} from '#db/queries/subscription.ts';
import { maskedMember } from '#domain/accounts/member/search-members.ts';
import { pickText } from '#domain/foundation/text/localized-text.ts';
import { aloneWindowStart, GRANT_ALONE_DAYS } from '#domain/money/subscription/grant-days.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import type { Locale } from '#terms/locales.ts';

/** The newest of each list; the rest is in the lists of orders and of the log. */
const SHOWN = 20;

/** One member as the office sees them: masked, with their periods, orders and what operators have noted. */
export async function showMember(
  services: Services,
  { brand, uuid, locale }: { readonly brand: string; readonly uuid: string; readonly locale: Locale },
) {
  const { db, clock } = services;
  const account = await findMember(db, { brand, uuid });
  if (account === null) throw new AppError('not_found', 'no such member of this brand');
  const now = clock.now();
  const accountId = account.id;
  const [plan, notes, periods, orders, given] = await Promise.all([
    findActiveSubscription(db, accountId),
    listMemberNotes(db, accountId, SHOWN),
    listSubscriptionsOf(db, accountId, { limit: SHOWN, offset: 0 }),
    listOrdersOf(db, { accountId }, { limit: SHOWN, offset: 0 }),
    sumGrantedAlone(db, { uuid, since: aloneWindowStart(now) }),
  ]);
  return {
    ...maskedMember({ account, plan }, { now, locale }),
    has_password: account.passwordHash !== null,
    email_verified_at: account.emailVerifiedAt?.toISOString() ?? null,
    time_zone: account.timeZone,
    grant_days_left: Math.max(0, GRANT_ALONE_DAYS - given),
    notes: notes.map(({ writtenAt, writtenBy, ...note }) => ({
      ...note,
      written_by: writtenBy,
      written_at: writtenAt.toISOString(),
    })),
    periods: periods.rows.map((row) => periodView(row, { now, locale })),
    periods_total: periods.total,
    orders: orders.rows.map((order) => ({
      id: order.id,
      order_no: order.orderNo,
      plan: pickText(order.plan.names, locale)?.text ?? order.plan.period,
      amount: order.amountDue,
      amount_paid: order.amountPaid,
      status: order.orderStatus,
      payment_status: order.paymentStatus,
      created_at: order.createdAt.toISOString(),
      receipt_no: order.receiptNo,
    })),
    orders_total: orders.total,
  };
}

function periodView(row: SubscriptionRow, { now, locale }: { readonly now: Date; readonly locale: Locale }) {
  const isOver = row.status === 'active' && row.endAt < now;
  return {
    id: row.id,
    plan: pickText(row.planNames, locale)?.text ?? String(row.planId),
    kind: row.kind,
    status: isOver ? ('expired' as const) : row.status,
    start_date: row.startAt.toISOString(),
    end_date: row.endAt.toISOString(),
    order_id: row.orderId,
    reason: row.reason,
  };
}
