import { pgTable, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const operatorTouch = pgTable('operator_touch', {
  id: uuid('id').primaryKey(),
  operatorId: uuid('operator_id').notNull(),
  byId: uuid('by_id').notNull(),
  action: text('action', { enum: ['made', 'reset', 'changed', 'taken_back'] }).notNull(),
  at: instant('at').notNull(),
});
