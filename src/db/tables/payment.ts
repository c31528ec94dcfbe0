import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { day, instant } from './columns.ts';

export const payment = pgTable('payment', {
  id: uuid('id').primaryKey(),
  brand: text('brand').notNull(),
  orderId: uuid('order_id').notNull(),
  bankLineId: uuid('bank_line_id'),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  paidOn: day('paid_on').notNull(),
  reference: text('reference').notNull(),
  recordedBy: text('recorded_by').notNull(),
  recordedAt: instant('recorded_at').notNull(),
});
