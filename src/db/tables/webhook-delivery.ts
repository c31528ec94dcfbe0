import { DELIVERY_STATUSES } from '#terms/deliveries.ts';
import { pgTable, smallint, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

/** An event on its way to an address, at most once for the two. */
export const webhookDelivery = pgTable('webhook_delivery', {
  id: uuid('id').primaryKey().defaultRandom(),
  eventId: uuid('event_id').notNull(),
  endpointId: uuid('endpoint_id').notNull(),
  status: text('status', { enum: DELIVERY_STATUSES }).notNull(),
  attempts: smallint('attempts').notNull(),
  nextAttemptAt: instant('next_attempt_at').notNull(),
  createdAt: instant('created_at').notNull(),
  lastAttemptAt: instant('last_attempt_at'),
  answerStatus: smallint('answer_status'),
  lastError: text('last_error'),
});
