import { integer, pgTable, primaryKey, text } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const customModelPause = pgTable(
  'custom_model_pause',
  {
    accountId: integer('account_id').notNull(),
    brand: text('brand').notNull(),
    fromAt: instant('from_at').notNull(),
    untilAt: instant('until_at'),
    reason: text('reason', { enum: ['plan_ended', 'on_break'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.fromAt] })],
);
