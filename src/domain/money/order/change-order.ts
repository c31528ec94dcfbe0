import type { Transaction } from '#db/client.ts';
import { lockCouponUse, moveCouponUse } from '#db/queries/coupon.ts';
import { makeRoomForUse } from '#db/queries/coupon-room.ts';
import { insertOrderEvent, type OrderChanges, type OrderRow, updateOrder } from '#db/queries/order.ts';
import { AppError } from '#platform/app-error.ts';
import {
  ORDER_STATES,
  type OrderAction,
  type OrderActor,
  type OrderState,
  STATE_COLUMNS,
  transitionOf,
} from './order-transitions.ts';

export type OrderStep = {
  readonly action: OrderAction;
  readonly by: OrderActor;
  /** The member's uuid, the operator's id, or the name of the job. */
  readonly actorId: string;
  readonly now: Date;
  readonly changes?: Omit<OrderChanges, 'orderStatus' | 'paymentStatus'>;
  /** What the timeline says beside the action. */
  readonly detail?: Readonly<Record<string, unknown>>;
};

/** The state of an order, by its two columns. */
export function orderState(order: Pick<OrderRow, 'orderStatus' | 'paymentStatus'>): OrderState {
  const pair = `${order.orderStatus}/${order.paymentStatus}`;
  const state = ORDER_STATES.find((known) => known === pair);
  if (state === undefined) throw new Error(`an order cannot be ${pair}`);
  return state;
}

/**
 * Moves an order that the caller holds locked along one row of the table of transitions: its two columns, the event of its
 * timeline, and what becomes of its coupon. Throws 'conflict' with the state for a step that the table does not know.
 */
export async function changeOrder(tx: Transaction, order: OrderRow, step: OrderStep): Promise<OrderRow> {
  const from = orderState(order);
  const transition = transitionOf(step.action, { from, by: step.by });
  if (transition === null) {
    throw new AppError('conflict', `${step.action} by ${step.by} from ${from}`, { data: { state: from } });
  }
  const to = transition.to === 'unchanged' ? from : transition.to;
  const [orderStatus, paymentStatus] = STATE_COLUMNS[to];
  const isOverNow = to !== from && orderStatus !== 'pending';
  const changes: OrderChanges = {
    ...step.changes,
    orderStatus,
    paymentStatus,
    ...(isOverNow ? { closedAt: step.now } : {}),
  };
  await updateOrder(tx, order, changes);
  await insertOrderEvent(tx, {
    orderId: order.id,
    no: order.version + 1,
    at: step.now,
    action: step.action,
    fromState: from,
    toState: to,
    actorKind: ACTOR_KINDS[step.by],
    actorId: step.actorId,
    detail: step.detail ?? {},
  });
  if (transition.coupon !== 'kept') await settleCoupon(tx, order, { to: transition.coupon, now: step.now });
  return { ...order, ...changes, version: order.version + 1 };
}

const ACTOR_KINDS = {
  member: 'member',
  operator: 'operator',
  two_operators: 'operator',
  job: 'system',
} as const;

async function settleCoupon(
  tx: Transaction,
  order: OrderRow,
  { to, now }: { readonly to: 'redeemed' | 'released'; readonly now: Date },
): Promise<void> {
  const use = await lockCouponUse(tx, order.id);
  if (use === null || use.state === to) return;
  if (use.state === 'released' && to === 'redeemed') await makeRoomForUse(tx, use.couponId);
  await moveCouponUse(tx, { couponId: use.couponId, orderId: order.id, from: use.state, to, now });
}
