import { SETTLED_RESULTS } from '#terms/results.ts';
import { doublePrecision, pgTable, primaryKey, smallint, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const customModelGrade = pgTable(
  'custom_model_grade',
  {
    modelId: uuid('model_id').notNull(),
    gameId: uuid('game_id').notNull(),
    result: text('result', { enum: SETTLED_RESULTS }).notNull(),
    homeScore: smallint('home_score'),
    awayScore: smallint('away_score'),
    closingValue: doublePrecision('closing_value'),
    gradedAt: instant('graded_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.modelId, table.gameId] })],
);
