import { integer, pgTable, primaryKey, text } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

/** A league, team or game that a member has marked. */
export const favourite = pgTable(
  'favourite',
  {
    accountId: integer('account_id').notNull(),
    brand: text('brand').notNull(),
    kind: text('kind', { enum: ['league', 'team', 'game'] }).notNull(),
    target: text('target').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind, table.target] })],
);
