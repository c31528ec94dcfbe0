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
  /** The transition's number in docs/product/orders.md; T1 makes an order and has no state before it. */
  readonly id: `T${number}`;
  readonly by: readonly OrderActor[];
  readonly from: readonly OrderState[];
  /** `unchanged` for what is noted of an order without moving it. */
  readonly to: OrderState | 'unchanged';
  /** Whether the reserved coupon is redeemed, or given back. */
  readonly coupon: 'kept' | 'redeemed' | 'released';
  /** Whether a subscription begins, or the one that this order began is taken back. */
  readonly period: 'kept' | 'begun' | 'voided';
};

/** The state of a new order (T1 in docs/product/orders.md). */
export const FIRST_STATE: OrderState = 'pending/unpaid';

/** The state machine: whatever is not in this table cannot happen. */
export const ORDER_TRANSITIONS = {
  report: {
    id: 'T2',
    by: ['member'],
    from: ['pending/unpaid', 'pending/partial'],
    to: 'pending/reported',
    coupon: 'kept',
    period: 'kept',
  },
  confirm: {
    id: 'T3',
    by: ['operator'],
    from: ['pending/unpaid', 'pending/reported', 'pending/partial', 'pending/error'],
    to: 'completed/paid',
    coupon: 'redeemed',
    period: 'begun',
  },
  record_partial: {
    id: 'T4',
    by: ['operator'],
    from: ['pending/unpaid', 'pending/reported', 'pending/partial'],
    to: 'pending/partial',
    coupon: 'kept',
    period: 'kept',
  },
  record_error: {
    id: 'T5',
    by: ['operator', 'job'],
    from: ['pending/unpaid', 'pending/reported', 'pending/partial'],
    to: 'pending/error',
    coupon: 'kept',
    period: 'kept',
  },
  cancel: {
    id: 'T6',
    by: ['member'],
    from: ['pending/unpaid'],
    to: 'cancelled/cancelled',
    coupon: 'released',
    period: 'kept',
  },
  revive: {
    id: 'T7',
    by: ['two_operators'],
    from: ['cancelled/cancelled', 'expired/unpaid'],
    to: 'completed/paid',
    coupon: 'redeemed',
    period: 'begun',
  },
  expire: {
    id: 'T8',
    by: ['job'],
    from: ['pending/unpaid'],
    to: 'expired/unpaid',
    coupon: 'released',
    period: 'kept',
  },
  reject: {
    id: 'T9',
    by: ['operator'],
    from: ['pending/reported', 'pending/partial', 'pending/error'],
    to: 'failed/failed',
    coupon: 'released',
    period: 'kept',
  },
  void: {
    id: 'T10',
    by: ['two_operators'],
    from: ['completed/paid'],
    to: 'failed/failed',
    coupon: 'released',
    period: 'voided',
  },
  // Money that comes for an order which is over, most of all a second transfer for a paid one: the order stays what it is, and
  // what came in is owed to the member.
  record_owed: {
    id: 'T5',
    by: ['operator'],
    from: ['completed/paid', 'cancelled/cancelled', 'expired/unpaid', 'failed/failed'],
    to: 'unchanged',
    coupon: 'kept',
    period: 'kept',
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
