import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

export const customModelOpening = pgTable('custom_model_opening', {
  modelId: uuid('model_id').primaryKey(),
  openedAt: instant('opened_at').notNull(),
});
