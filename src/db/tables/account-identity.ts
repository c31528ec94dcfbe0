import { integer, pgTable, primaryKey, text } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const accountIdentity = pgTable(
  'account_identity',
  {
    brand: text('brand').notNull(),
    provider: text('provider', { enum: ['google'] }).notNull(),
    subject: text('subject').notNull(),
    accountId: integer('account_id').notNull(),
    linkedAt: instant('linked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brand, table.provider, table.subject] })],
);
