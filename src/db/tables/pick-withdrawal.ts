import { WITHDRAWAL_REASONS } from '#terms/results.ts';
import { pgTable, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const pickWithdrawal = pgTable('pick_withdrawal', {
  pickId: uuid('pick_id').primaryKey(),
  reason: text('reason', { enum: WITHDRAWAL_REASONS }).notNull(),
  note: text('note').notNull(),
  withdrawnAt: instant('withdrawn_at').notNull(),
  withdrawnBy: text('withdrawn_by'),
});
