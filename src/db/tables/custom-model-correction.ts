import { SETTLED_RESULTS } from '#terms/results.ts';
import { doublePrecision, pgTable, primaryKey, smallint, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const customModelCorrection = pgTable(
  'custom_model_correction',
  {
    modelId: uuid('model_id').notNull(),
    gameId: uuid('game_id').notNull(),
    correctionId: uuid('correction_id').notNull(),
    decidedAt: instant('decided_at').notNull(),
    result: text('result', { enum: SETTLED_RESULTS }).notNull(),
    homeScore: smallint('home_score'),
    awayScore: smallint('away_score'),
    closingValue: doublePrecision('closing_value'),
    correctedAt: instant('corrected_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.modelId, table.gameId, table.correctionId] })],
);
