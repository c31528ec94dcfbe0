import { integer, pgTable, primaryKey, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const couponUse = pgTable(
  'coupon_use',
  {
    couponId: uuid('coupon_id').notNull(),
    orderId: uuid('order_id').notNull(),
    accountId: integer('account_id').notNull(),
    state: text('state', { enum: ['reserved', 'redeemed', 'released'] }).notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.couponId, table.orderId] })],
);
