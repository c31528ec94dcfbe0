import { integer, pgTable, text } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const throttle = pgTable('throttle', {
  key: text('key').primaryKey(),
  attempts: integer('attempts').notNull(),
  blockedUntil: instant('blocked_until'),
  forgetAt: instant('forget_at').notNull(),
});
