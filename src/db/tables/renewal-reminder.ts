import { pgTable, primaryKey, smallint, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const renewalReminder = pgTable(
  'renewal_reminder',
  {
    subscriptionId: uuid('subscription_id').notNull(),
    daysBefore: smallint('days_before').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.daysBefore] })],
);
