import { PICK_TIERS } from '#terms/forecasts.ts';
import { jsonb, pgTable, primaryKey, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const heldOutForecast = pgTable(
  'held_out_forecast',
  {
    modelId: uuid('model_id').notNull(),
    gameId: uuid('game_id').notNull(),
    knownAt: instant('known_at').notNull(),
    tier: text('tier', { enum: PICK_TIERS }).notNull(),
    modelVersion: text('model_version').notNull(),
    distribution: jsonb('distribution').$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.modelId, table.gameId] })],
);
