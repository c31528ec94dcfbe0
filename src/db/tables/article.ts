import { BET_TYPES, SIDES } from '#terms/bets.ts';
import { jsonb, pgTable, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const article = pgTable('article', {
  id: uuid('id').primaryKey(),
  gameId: uuid('game_id').notNull(),
  knownAt: instant('known_at').notNull(),
  basisHash: text('basis_hash').notNull(),
  pickId: uuid('pick_id'),
  betType: text('bet_type', { enum: BET_TYPES }),
  side: text('side', { enum: SIDES }),
  facts: jsonb('facts').$type<unknown>().notNull(),
  plan: jsonb('plan').$type<unknown>().notNull(),
  texts: jsonb('texts').$type<unknown>().notNull(),
  contentHash: text('content_hash').notNull(),
});
