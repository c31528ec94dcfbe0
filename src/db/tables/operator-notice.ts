import { NOTICE_EVENTS, NOTICE_STATUSES } from '#terms/operator-notices.ts';
import { pgTable, primaryKey, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

/** That an operator is notified of an alert, once that it began and once that it is over. */
export const operatorNotice = pgTable(
  'operator_notice',
  {
    alertId: uuid('alert_id').notNull(),
    operatorId: uuid('operator_id').notNull(),
    event: text('event', { enum: NOTICE_EVENTS }).notNull(),
    status: text('status', { enum: NOTICE_STATUSES }).notNull(),
    dueAt: instant('due_at').notNull(),
    doneAt: instant('done_at'),
  },
  (table) => [primaryKey({ columns: [table.alertId, table.operatorId, table.event] })],
);
