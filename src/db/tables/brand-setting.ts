import { integer, jsonb, pgTable, primaryKey, text } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const brandSetting = pgTable(
  'brand_setting',
  {
    brand: text('brand').notNull(),
    key: text('key').notNull(),
    value: jsonb('value').$type<unknown>().notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.brand, table.key] })],
);
