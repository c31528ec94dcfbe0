import { listOrdersOf, type OrderRow } from '#db/queries/order.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#terms/locales.ts';
import { orderView } from './order-view.ts';

type ListOrdersOptions = {
  readonly member: Member;
  readonly locale: Locale;
  readonly status?: OrderRow['orderStatus'] | undefined;
  readonly paymentStatus?: OrderRow['paymentStatus'] | undefined;
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
  readonly page: number;
  readonly perPage: number;
};

/** A page of the member's orders, the newest first; sandbox orders are not among them. */
export async function listOrders(services: Services, options: ListOrdersOptions) {
  const { member, locale, page, perPage, status, paymentStatus, from, until } = options;
  const { rows, total } = await listOrdersOf(
    services.db,
    { accountId: member.id, status, paymentStatus, from, until },
    { limit: perPage, offset: (page - 1) * perPage },
  );
  return { items: rows.map((row) => orderView(row, locale)), total };
}
