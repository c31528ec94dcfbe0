import { BET_CURRENCIES } from '#terms/currencies.ts';
import { bigint, integer, numeric, pgTable, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

/** A bet that a member has really placed. */
export const ownBet = pgTable('own_bet', {
  id: uuid('id').primaryKey(),
  accountId: integer('account_id').notNull(),
  brand: text('brand').notNull(),
  importId: uuid('import_id'),
  placedAt: instant('placed_at').notNull(),
  event: text('event').notNull(),
  selection: text('selection').notNull(),
  bookmaker: text('bookmaker').notNull(),
  odds: numeric('odds', { precision: 9, scale: 4, mode: 'number' }).notNull(),
  currency: text('currency', { enum: BET_CURRENCIES }).notNull(),
  /** In the smallest unit of the currency, as is what came back; that includes the stake. */
  stake: bigint('stake', { mode: 'number' }).notNull(),
  returned: bigint('returned', { mode: 'number' }),
  pickId: uuid('pick_id'),
  fingerprint: text('fingerprint').notNull(),
  occurrence: integer('occurrence').notNull(),
  createdAt: instant('created_at').notNull(),
});
