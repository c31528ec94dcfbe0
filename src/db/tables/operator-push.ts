import { DELIVERY_STATUSES } from '#terms/deliveries.ts';
import { NOTICE_EVENTS } from '#terms/operator-notices.ts';
import { pgTable, primaryKey, smallint, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

/** A notice on its way to a device of an operator. */
export const operatorPush = pgTable(
  'operator_push',
  {
    alertId: uuid('alert_id').notNull(),
    event: text('event', { enum: NOTICE_EVENTS }).notNull(),
    deviceId: uuid('device_id').notNull(),
    status: text('status', { enum: DELIVERY_STATUSES }).notNull(),
    attempts: smallint('attempts').notNull(),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    sentAt: instant('sent_at'),
    lastError: text('last_error'),
  },
  (table) => [primaryKey({ columns: [table.alertId, table.event, table.deviceId] })],
);
