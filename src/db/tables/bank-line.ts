import { bigint, integer, pgTable, text, uuid } from '../drizzle-tables.ts';
import { day, instant } from './columns.ts';

export const bankLine = pgTable('bank_line', {
  id: uuid('id').primaryKey(),
  brand: text('brand').notNull(),
  bankAccountId: uuid('bank_account_id').notNull(),
  statementId: uuid('statement_id').notNull(),
  bookingDate: day('booking_date').notNull(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  memo: text('memo').notNull(),
  counterAccount: text('counter_account').notNull(),
  fingerprint: text('fingerprint').notNull(),
  occurrence: integer('occurrence').notNull(),
  importedAt: instant('imported_at').notNull(),
});
