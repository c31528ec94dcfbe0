import { pgTable, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const ledgerEntry = pgTable('ledger_entry', {
  id: uuid('id').primaryKey(),
  brand: text('brand').notNull(),
  at: instant('at').notNull(),
  kind: text('kind', { enum: ['payment', 'sale', 'owed', 'reversal'] }).notNull(),
  orderId: uuid('order_id').notNull(),
  note: text('note').notNull(),
  actorId: text('actor_id').notNull(),
});
