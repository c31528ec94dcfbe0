import { pgTable, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

/** Live picks without a grade; kept by triggers, the application only reads it. */
export const pickPending = pgTable('pick_pending', {
  pickId: uuid('pick_id').primaryKey(),
  startAt: instant('start_at').notNull(),
});
