import { pgTable, primaryKey, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const resultChangeReview = pgTable(
  'result_change_review',
  {
    pickId: uuid('pick_id').notNull(),
    knownAt: instant('known_at').notNull(),
    reviewedBy: text('reviewed_by').notNull(),
    note: text('note').notNull(),
    reviewedAt: instant('reviewed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.pickId, table.knownAt] })],
);
