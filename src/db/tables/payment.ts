import { bigint, pgTable, text, uuid } from '../drizzle-tables.ts';
import { day, instant } from './columns.ts';

export const payment = pgTable('payment', {
  id: uuid('id').primaryKey(),
  brand: text('brand').notNull(),
  orderId: uuid('order_id').notNull(),
  bankLineId: uuid('bank_line_id'),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  paidOn: day('paid_on').notNull(),
  reference: text('reference').notNull(),
  /** What was typed, as it is compared; null where the payment was a line of the bank from the first. */
  typedReference: text('typed_reference'),
  /** The request by which a second person agreed to it. */
  approvalId: uuid('approval_id'),
  recordedBy: text('recorded_by').notNull(),
  recordedAt: instant('recorded_at').notNull(),
});
