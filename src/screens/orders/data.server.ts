import { requireMember } from '#domain/accounts/member/require-member.ts';
import { brandDayBounds } from '#domain/foundation/clock/brand-day.ts';
import { listOrders } from '#domain/money/order/list-orders.ts';
import { showOrder } from '#domain/money/order/show-order.ts';
import { formatDate, formatDateTime } from '#i18n/format.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { AppError } from '#platform/app-error.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import type { PageContext } from '../../page/page-context.ts';
import { loadPageTexts } from '../page-texts.server.ts';
import { type OrdersQuery, readOrdersQuery } from './orders-query.ts';

const PER_PAGE = 10;
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The member's orders, the newest first; or the receipt of one of them, which the address names. */
export async function loadOrders(context: PageContext, search: URLSearchParams) {
  const { services, locale } = context;
  const member = requireMember(context.member);
  const query = readOrdersQuery(search);
  const [messages, meta, receipt, orders] = await Promise.all([
    loadMessages(locale, ['order', 'orders-page']),
    loadPageTexts(context),
    findReceipt(context, search.get('receipt')),
    listOrders(services, { member, locale, page: query.page, perPage: PER_PAGE, ...filterOf(query) }),
  ]);
  return {
    locale,
    messages,
    meta,
    query,
    receipt,
    total: orders.total,
    lastPage: Math.max(1, Math.ceil(orders.total / PER_PAGE)),
    isFiltered: query.status !== null || query.from !== null || query.to !== null,
    orders: orders.items.map((order) => ({ ...order, date: formatDateTime(order.date, BRAND_ZONE) })),
  };
}

export type OrdersData = Awaited<ReturnType<typeof loadOrders>>;

/** `error` is a state of the payment while the order is still pending; the others are states of the order. */
function filterOf({ status, from, to }: OrdersQuery) {
  return {
    ...(status === 'error' ? { paymentStatus: 'error' as const } : { status: status ?? undefined }),
    from: from === null ? undefined : brandDayBounds(from).from,
    until: to === null ? undefined : new Date(brandDayBounds(to).until.getTime() - 1),
  };
}

/** What a paid order's receipt says; null for an order that has none. */
async function findReceipt({ services, brand, locale, member: given }: PageContext, id: string | null) {
  if (id === null || !ID.test(id)) return null;
  const member = requireMember(given);
  const order = await showOrder(services, { member, id, locale }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  });
  if (order === null || order.receipt_no === null) return null;
  return {
    no: order.receipt_no,
    orderNo: order.order_no,
    plan: order.plan.name,
    currency: order.currency,
    listPrice: order.list_price,
    discount: order.discount,
    coupon: order.coupon?.code ?? null,
    amount: order.amount,
    paid: order.amount_paid,
    owed: order.owed,
    reference: order.payment_ref,
    isVoid: order.status !== 'completed',
    paidOn: formatDateTime(order.completed_at, BRAND_ZONE),
    issuedOn: formatDate(order.completed_at, BRAND_ZONE),
    seller: { name: brand.name, company: brand.legalEntity },
    buyer: { name: member.nickName, email: member.email },
  };
}

export type Receipt = NonNullable<Awaited<ReturnType<typeof findReceipt>>>;
