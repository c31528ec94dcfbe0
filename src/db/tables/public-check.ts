import { CHECK_STATES } from '#terms/checks.ts';
import { boolean, doublePrecision, integer, pgTable, primaryKey, text } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const publicCheck = pgTable(
  'public_check',
  {
    name: text('name').notNull(),
    checkedAt: instant('checked_at').notNull(),
    state: text('state', { enum: CHECK_STATES }).notNull(),
    n: integer('n').notNull(),
    needed: integer('needed').notNull(),
    errors: integer('faults').notNull(),
    firstError: text('first_fault'),
    value: doublePrecision('value'),
    low: doublePrecision('low'),
    high: doublePrecision('high'),
    bound: doublePrecision('bound'),
    simulated: boolean('simulated').notNull(),
  },
  (table) => [primaryKey({ columns: [table.checkedAt, table.name] })],
);
