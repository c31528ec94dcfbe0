import { z } from 'zod';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '#terms/orders.ts';
import { instantSchema } from './endpoint.contract.ts';

export const orderStatusSchema = z.enum(ORDER_STATUSES);
export const paymentStatusSchema = z.enum(PAYMENT_STATUSES);

/** The account to pay into, as it was when the order was made. */
export const orderBankSchema = z.object({
  code: z.string(),
  name: z.string(),
  branch: z.string(),
  account_no: z.string(),
  holder: z.string(),
  is_sample: z.boolean(),
});

/** An order as its owner sees it; amounts in whole units of `currency`. */
export const orderSchema = z.object({
  id: z.string(),
  order_no: z.string(),
  date: instantSchema,
  plan: z.object({ id: z.int(), name: z.string(), period: z.string(), rank: z.int() }),
  list_price: z.int(),
  discount: z.int(),
  coupon: z.object({ code: z.string() }).nullable(),
  amount: z.int(),
  amount_paid: z.int(),
  /** What is still missing of a short transfer. */
  missing: z.int(),
  /** What came in beyond what is due, or for an order that is over: the member has a claim to it. */
  owed: z.int(),
  currency: z.enum(['TWD']),
  status: orderStatusSchema,
  payment_status: paymentStatusSchema,
  expires_at: instantSchema,
  bank: orderBankSchema,
  payment_ref: z.string(),
  report: z
    .object({ last5: z.string(), amount: z.int(), paid_at: instantSchema, note: z.string() })
    .nullable(),
  receipt_no: z.string().nullable(),
  completed_at: instantSchema.nullable(),
  is_test: z.boolean(),
  version: z.int(),
});

/** What can have happened to an order. */
const orderActionSchema = z.enum([
  'create',
  'report',
  'confirm',
  'record_partial',
  'record_error',
  'cancel',
  'revive',
  'expire',
  'reject',
  'void',
  'record_owed',
]);

export const orderTimelineSchema = z.array(
  z.object({
    at: instantSchema,
    action: orderActionSchema,
    by: z.enum(['member', 'operator', 'system']),
    status: orderStatusSchema,
    payment_status: paymentStatusSchema,
    /** Why an order was rejected, for its owner. */
    reason: z.string().nullable(),
  }),
);

/** How a reported transfer stands in the queue (docs/product/orders.md). */
const orderQueueSchema = z.object({
  /** 1 for the one that is looked at next. */
  position: z.int(),
  /** Over the last confirmed orders, from report to confirmation; null before the first. */
  median_minutes: z.number().nullable(),
  n: z.int(),
});

export const orderDetailSchema = orderSchema.extend({
  timeline: orderTimelineSchema,
  queue: orderQueueSchema.nullable(),
});
