import { WEBHOOK_EVENTS } from '#terms/webhooks.ts';
import { pgTable, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

/** Something that happened to a pick, an order or the site, and whether it was looked up whose program is notified. */
export const webhookEvent = pgTable('webhook_event', {
  id: uuid('id').primaryKey().defaultRandom(),
  kind: text('kind', { enum: WEBHOOK_EVENTS }).notNull(),
  subject: text('subject').notNull(),
  pickId: uuid('pick_id'),
  orderId: uuid('order_id'),
  alertId: uuid('alert_id'),
  at: instant('at').notNull(),
  spreadAt: instant('spread_at'),
});
