import { boolean, pgTable, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const bankAccount = pgTable('bank_account', {
  id: uuid('id').primaryKey(),
  brand: text('brand').notNull(),
  bankCode: text('bank_code').notNull(),
  bankName: text('bank_name').notNull(),
  branch: text('branch').notNull(),
  accountNo: text('account_no').notNull(),
  holder: text('holder').notNull(),
  status: text('status', { enum: ['proposed', 'approved', 'retired', 'refused'] }).notNull(),
  isSample: boolean('is_sample').notNull(),
  createdAt: instant('created_at').notNull(),
  approvedAt: instant('approved_at'),
  retiredAt: instant('retired_at'),
  virtualPrefix: text('virtual_prefix'),
});
