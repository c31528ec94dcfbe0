import { pgTable, primaryKey, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const customModelPending = pgTable(
  'custom_model_pending',
  {
    modelId: uuid('model_id').notNull(),
    gameId: uuid('game_id').notNull(),
    startAt: instant('start_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.modelId, table.gameId] })],
);
