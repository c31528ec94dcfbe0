import { bigint, integer, pgTable, text, unique } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const restoreTest = pgTable(
  'restore_test',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    target: text('target').notNull(),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at').notNull(),
    tables: integer('tables'),
    rows: bigint('rows', { mode: 'number' }),
    error: text('error'),
  },
  (table) => [unique().on(table.name, table.endedAt)],
);
