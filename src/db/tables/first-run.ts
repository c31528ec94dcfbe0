import { FIRST_RUN_WAYS } from '#terms/operators.ts';
import { boolean, pgTable, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const firstRun = pgTable('first_run', {
  one: boolean('one').primaryKey().default(true),
  operatorId: uuid('operator_id').notNull(),
  way: text('way', { enum: FIRST_RUN_WAYS }).notNull(),
  doneAt: instant('done_at').notNull(),
});
