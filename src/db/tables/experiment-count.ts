import { VARIANTS } from '#terms/experiments.ts';
import { integer, pgTable, primaryKey, text, uuid } from '../drizzle-tables.ts';

export const experimentCount = pgTable(
  'experiment_count',
  {
    experimentId: uuid('experiment_id').notNull(),
    variant: text('variant', { enum: VARIANTS }).notNull(),
    visitors: integer('visitors').notNull(),
    registered: integer('registered').notNull(),
    ordered: integer('ordered').notNull(),
  },
  (table) => [primaryKey({ columns: [table.experimentId, table.variant] })],
);
