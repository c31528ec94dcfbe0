import { type CouponType, ORDER_STATUSES, PAYMENT_STATUSES, type PlanPeriod } from '#terms/orders.ts';
import { bigint, boolean, integer, jsonb, pgTable, text, uuid } from '../drizzle-tables.ts';
import { instant, type LocaleTexts } from './columns.ts';

/** The plan as it was when it was ordered. */
export type PlanSnapshot = {
  readonly names: LocaleTexts;
  readonly period: PlanPeriod;
  readonly rank: number;
};

export type CouponSnapshot = {
  readonly code: string;
  readonly type: CouponType;
  readonly value: number;
};

/** The account to pay into, as it was when the order was made; a later change does not alter it. */
export type BankAccountSnapshot = {
  readonly id: string;
  readonly bankCode: string;
  readonly bankName: string;
  readonly branch: string;
  /** The order's own number where the bank opens one, else the account's. */
  readonly accountNo: string;
  readonly holder: string;
  readonly isSample: boolean;
};

/** The purchase terms that the member agreed to, named by the hash of their text, and the age that they declared. */
export type TermsSnapshot = {
  readonly document: 'purchase';
  readonly version: number;
  readonly sha256: string;
  readonly language: string;
  readonly declaredAge: number;
};

/** What the member says they sent. */
export type TransferReport = {
  /** The last five digits of the account that they paid from. */
  readonly last5: string;
  readonly amount: number;
  /** ISO-8601 in UTC. */
  readonly paidAt: string;
  readonly note: string;
};

export const memberOrder = pgTable('member_order', {
  id: uuid('id').primaryKey(),
  orderNo: text('order_no').notNull(),
  brand: text('brand').notNull(),
  accountId: integer('account_id').notNull(),
  planId: integer('plan_id').notNull(),
  plan: jsonb('plan').$type<PlanSnapshot>().notNull(),
  listPrice: bigint('list_price', { mode: 'number' }).notNull(),
  discount: bigint('discount', { mode: 'number' }).notNull(),
  amountDue: bigint('amount_due', { mode: 'number' }).notNull(),
  currency: text('currency', { enum: ['TWD'] }).notNull(),
  couponId: uuid('coupon_id'),
  coupon: jsonb('coupon').$type<CouponSnapshot>(),
  bankAccount: jsonb('bank_account').$type<BankAccountSnapshot>().notNull(),
  paymentRef: text('payment_ref').notNull(),
  terms: jsonb('terms').$type<TermsSnapshot>().notNull(),
  isTest: boolean('is_test').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  orderStatus: text('order_status', {
    enum: ORDER_STATUSES,
  }).notNull(),
  paymentStatus: text('payment_status', {
    enum: PAYMENT_STATUSES,
  }).notNull(),
  amountPaid: bigint('amount_paid', { mode: 'number' }).notNull(),
  report: jsonb('report').$type<TransferReport>(),
  reportedAt: instant('reported_at'),
  completedAt: instant('completed_at'),
  closedAt: instant('closed_at'),
  receiptNo: text('receipt_no'),
  version: integer('version').notNull(),
  virtualAccount: text('virtual_account'),
});
