import { integer, jsonb, pgTable, primaryKey, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const brandTheme = pgTable(
  'brand_theme',
  {
    brand: text('brand').notNull(),
    version: integer('version').notNull(),
    /** What was chosen; null: as the program says. */
    look: jsonb('look').$type<unknown>(),
    note: text('note').notNull(),
    madeBy: uuid('made_by').notNull(),
    madeAt: instant('made_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brand, table.version] })],
);
