import { integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import type { ModelMissing } from './custom-model.ts';

export const customModelCount = pgTable(
  'custom_model_count',
  {
    source: text('source').notNull(),
    leagueId: text('league_id').notNull(),
    sport: text('sport', { enum: ['baseball', 'basketball', 'soccer'] }).notNull(),
    category: text('category', { enum: ['win_loss', 'run_line', 'over_under'] }).notNull(),
    strategy: text('strategy', { enum: ['average_rate', 'mov', 'expected_value'] }).notNull(),
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
