import { COUPON_TYPES } from '#terms/orders.ts';
import { boolean, integer, pgTable, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const coupon = pgTable('coupon', {
  id: uuid('id').primaryKey(),
  brand: text('brand').notNull(),
  code: text('code').notNull(),
  type: text('type', { enum: COUPON_TYPES }).notNull(),
  value: integer('value').notNull(),
  planIds: integer('plan_ids').array().notNull(),
  fromAt: instant('from_at').notNull(),
  untilAt: instant('until_at'),
  maxRedemptions: integer('max_redemptions').notNull(),
  perMember: integer('per_member').notNull(),
  firstOrderOnly: boolean('first_order_only').notNull(),
  isPublic: boolean('is_public').notNull(),
  status: text('status', { enum: ['active', 'disabled'] }).notNull(),
  reserved: integer('reserved').notNull(),
  redeemed: integer('redeemed').notNull(),
  createdAt: instant('created_at').notNull(),
  version: integer('version').notNull().default(1),
});
