import { SPORTS } from '#terms/sports.ts';
import { pgTable, primaryKey, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const modelRole = pgTable(
  'model_role',
  {
    source: text('source').notNull(),
    sport: text('sport', { enum: SPORTS }).notNull(),
    role: text('role', { enum: ['live', 'shadow'] }).notNull(),
    modelId: uuid('model_id').notNull(),
    since: instant('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.sport, table.role] })],
);
