import { pgTable, primaryKey, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const operatorAlertSeen = pgTable(
  'operator_alert_seen',
  {
    alertId: uuid('alert_id').notNull(),
    operatorId: uuid('operator_id').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.alertId, table.operatorId] })],
);
