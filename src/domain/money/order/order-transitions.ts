/** The two vocabularies of an order (docs/product/orders.md), joined as `order_status/payment_status`: only these pairs exist. */
export const ORDER_STATES = [
  'pending/unpaid',
  'pending/reported',
  'pending/partial',
  'pending/error',
  'completed/paid',
  'cancelled/cancelled',
  'expired/unpaid',
  'failed/failed',
] as const;

export type OrderState = (typeof ORDER_STATES)[number];

/** The two columns of each state. */
export const STATE_COLUMNS = {
  'pending/unpaid': ['pending', 'unpaid'],
  'pending/reported': ['pending', 'reported'],
  'pending/partial': ['pending', 'partial'],
  'pending/error': ['pending', 'error'],
  'completed/paid': ['completed', 'paid'],
  'cancelled/cancelled': ['cancelled', 'cancelled'],
  'expired/unpaid': ['expired', 'unpaid'],
  'failed/failed': ['failed', 'failed'],
} as const satisfies Record<OrderState, readonly [string, string]>;

/** What happens to an order. */
export type OrderAction =
  | 'report'
  | 'confirm'
  | 'record_partial'
  | 'record_error'
  | 'cancel'
  | 'revive'
  | 'expire'
  | 'reject'
  | 'void'
  | 'record_owed';

/** Who may do it: the member who owns the order, one operator, two operators, or a job. */
export type OrderActor = 'member' | 'operator' | 'two_operators' | 'job';

type Transition = {
  readonly by: readonly OrderActor[];
  readonly from: readonly OrderState[];
  /** `unchanged` for what is noted of an order without moving it. */
  readonly to: OrderState | 'unchanged';
  /** Whether the reserved coupon is redeemed, or given back. */
  readonly coupon: 'kept' | 'redeemed' | 'released';
};

/** The state of a new order (T1 in docs/product/orders.md). */
export const FIRST_STATE: OrderState = 'pending/unpaid';

/** The state machine: whatever is not in this table cannot happen. The numbers are those of docs/product/orders.md; T1 makes an order. */
export const ORDER_TRANSITIONS = {
  // T2
  report: {
    by: ['member'],
    from: ['pending/unpaid', 'pending/partial'],
    to: 'pending/reported',
    coupon: 'kept',
  },
  // T3
  confirm: {
    by: ['operator'],
    from: ['pending/unpaid', 'pending/reported', 'pending/partial', 'pending/error'],
    to: 'completed/paid',
    coupon: 'redeemed',
  },
  // T4
  record_partial: {
    by: ['operator'],
    from: ['pending/unpaid', 'pending/reported', 'pending/partial'],
    to: 'pending/partial',
    coupon: 'kept',
  },
  // T5
  record_error: {
    by: ['operator', 'job'],
    from: ['pending/unpaid', 'pending/reported', 'pending/partial'],
    to: 'pending/error',
    coupon: 'kept',
  },
  // T6
  cancel: {
    by: ['member'],
    from: ['pending/unpaid'],
    to: 'cancelled/cancelled',
    coupon: 'released',
  },
  // T7
  revive: {
    by: ['two_operators'],
    from: ['cancelled/cancelled', 'expired/unpaid'],
    to: 'completed/paid',
    coupon: 'redeemed',
  },
  // T8
  expire: {
    by: ['job'],
    from: ['pending/unpaid'],
    to: 'expired/unpaid',
    coupon: 'released',
  },
  // T9
  reject: {
    by: ['operator'],
    from: ['pending/reported', 'pending/partial', 'pending/error'],
    to: 'failed/failed',
    coupon: 'released',
  },
  // T10
  void: {
    by: ['two_operators'],
    from: ['completed/paid'],
    to: 'failed/failed',
    coupon: 'released',
  },
  // Money that comes for an order which is over, most of all a second transfer for a paid one: the order stays what it is, and
  // what came in is owed to the member (T5).
  record_owed: {
    by: ['operator'],
    from: ['completed/paid', 'cancelled/cancelled', 'expired/unpaid', 'failed/failed'],
    to: 'unchanged',
    coupon: 'kept',
  },
} as const satisfies Record<OrderAction, Transition>;

/** What an action does to an order in a state, or null where it is not allowed. */
export function transitionOf(
  action: OrderAction,
  { from, by }: { readonly from: OrderState; readonly by: OrderActor },
): Transition | null {
  const transition: Transition = ORDER_TRANSITIONS[action];
  return transition.from.includes(from) && transition.by.includes(by) ? transition : null;
}
