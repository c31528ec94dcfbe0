import { BET_TYPES, METHODS } from '#terms/bets.ts';
import { SPORTS } from '#terms/sports.ts';
import { integer, jsonb, pgTable, primaryKey, smallint, text } from '../drizzle-tables.ts';
import { instant } from './columns.ts';
import type { ModelMissing } from './custom-model.ts';

export const customModelCount = pgTable(
  'custom_model_count',
  {
    source: text('source').notNull(),
    leagueId: text('league_id').notNull(),
    sport: text('sport', { enum: SPORTS }).notNull(),
    category: text('category', { enum: BET_TYPES }).notNull(),
    strategy: text('strategy', { enum: METHODS }).notNull(),
    days: smallint('days').notNull(),
    modelData: text('model_data').array().notNull(),
    askedAt: instant('asked_at').notNull(),
    countedAt: instant('counted_at'),
    picks: integer('picks'),
    missing: jsonb('missing').$type<readonly ModelMissing[]>().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.source, table.leagueId, table.category, table.strategy, table.days, table.modelData],
    }),
  ],
);
