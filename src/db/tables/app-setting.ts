import { jsonb, pgTable, text } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const appSetting = pgTable('app_setting', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
  updatedAt: instant('updated_at').notNull(),
});
