export const ORDER_STATUSES = ['pending', 'completed', 'cancelled', 'expired', 'failed'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const PAYMENT_STATUSES = [
  'unpaid',
  'reported',
  'partial',
  'paid',
  'failed',
  'error',
  'cancelled',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** The payment statuses of an order that waits for its money. */
export const WAITING_STATUSES = ['unpaid', 'reported', 'partial', 'error'] as const;
export type WaitingStatus = (typeof WAITING_STATUSES)[number];

export const PLAN_PERIODS = ['daily', 'weekly', 'monthly', 'quarterly', 'yearly'] as const;
export type PlanPeriod = (typeof PLAN_PERIODS)[number];

/** How a member came to a period of a plan. */
export const PERIOD_KINDS = ['paid', 'granted'] as const;

export const PERIOD_STATUSES = ['active', 'superseded', 'voided', 'expired'] as const;

export const COUPON_TYPES = ['fixed', 'percent'] as const;
export type CouponType = (typeof COUPON_TYPES)[number];
