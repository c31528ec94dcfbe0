import { DELIVERY_STATUSES } from '#terms/deliveries.ts';
import { pgTable, primaryKey, smallint, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

/** An event on its way to a device, at most once for the two. */
export const pushDelivery = pgTable(
  'push_delivery',
  {
    eventId: uuid('event_id').notNull(),
    subscriptionId: uuid('subscription_id').notNull(),
    status: text('status', { enum: DELIVERY_STATUSES }).notNull(),
    attempts: smallint('attempts').notNull(),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    sentAt: instant('sent_at'),
    lastError: text('last_error'),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.subscriptionId] })],
);
