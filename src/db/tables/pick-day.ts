import { integer, pgTable } from '../drizzle-tables.ts';
import { day } from './columns.ts';

export const pickDay = pgTable('pick_day', {
  day: day('day').primaryKey(),
  lastNo: integer('last_no').notNull(),
});
