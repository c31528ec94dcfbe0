import { integer, numeric, pgTable, primaryKey, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const pickOpening = pgTable(
  'pick_opening',
  {
    accountId: integer('account_id').notNull(),
    pickId: uuid('pick_id').notNull(),
    openedAt: instant('opened_at').notNull(),
    odds: numeric('odds', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.pickId] })],
);
