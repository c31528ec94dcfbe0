import { bigint, pgTable, primaryKey, smallint, text, uuid } from '../drizzle-tables.ts';

export const ledgerPosting = pgTable(
  'ledger_posting',
  {
    entryId: uuid('entry_id').notNull(),
    no: smallint('no').notNull(),
    account: text('account', { enum: ['bank', 'member_funds', 'revenue', 'owed'] }).notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.no] })],
);
