import { pgTable, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const customModelOpening = pgTable('custom_model_opening', {
  modelId: uuid('model_id').primaryKey(),
  openedAt: instant('opened_at').notNull(),
});
