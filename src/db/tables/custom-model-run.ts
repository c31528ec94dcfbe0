import { jsonb, pgTable, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const customModelRun = pgTable('custom_model_run', {
  modelId: uuid('model_id').primaryKey(),
  fromAt: instant('from_at').notNull(),
  lockFrom: instant('lock_from').notNull(),
  untilAt: instant('until_at').notNull(),
  report: jsonb('report').$type<unknown>().notNull(),
  lockedReport: jsonb('locked_report').$type<unknown>().notNull(),
  finishedAt: instant('finished_at').notNull(),
});
