/** What the list of orders can be narrowed to: an order's state, or that its payment went wrong. */
export const ORDER_FILTERS = ['pending', 'completed', 'failed', 'error', 'cancelled', 'expired'] as const;
type OrderFilter = (typeof ORDER_FILTERS)[number];

export type OrdersQuery = {
  readonly status: OrderFilter | null;
  /** Days of the brand's zone, YYYY-MM-DD, both inclusive. */
  readonly from: string | null;
  readonly to: string | null;
  readonly page: number;
};

export function readOrdersQuery(search: URLSearchParams): OrdersQuery {
  const page = Number(search.get('page'));
  return {
    status: ORDER_FILTERS.find((known) => known === search.get('status')) ?? null,
    from: dayOf(search.get('from')),
    to: dayOf(search.get('to')),
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  };
}

/** The address of the list with these choices, below the language. */
export function ordersAddress({ status, from, to, page }: OrdersQuery): string {
  const search = new URLSearchParams();
  if (status !== null) search.set('status', status);
  if (from !== null) search.set('from', from);
  if (to !== null) search.set('to', to);
  if (page > 1) search.set('page', String(page));
  return search.size === 0 ? '/orders' : `/orders?${search}`;
}

function dayOf(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : null;
}
