import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

export const heldOutForecast = pgTable(
  'held_out_forecast',
  {
    modelId: uuid('model_id').notNull(),
    gameId: uuid('game_id').notNull(),
    knownAt: instant('known_at').notNull(),
    tier: text('tier', { enum: ['A', 'B', 'C'] }).notNull(),
    modelVersion: text('model_version').notNull(),
    distribution: jsonb('distribution').$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.modelId, table.gameId] })],
);
