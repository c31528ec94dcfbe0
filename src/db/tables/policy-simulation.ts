import { doublePrecision, integer, jsonb, pgTable, smallint, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const policySimulation = pgTable('policy_simulation', {
  id: uuid('id').primaryKey(),
  policyVersion: integer('policy_version').notNull(),
  minEv: doublePrecision('min_ev').notNull(),
  minConfidence: smallint('min_confidence').notNull(),
  /** Null: every covered league. */
  leagues: text('leagues').array(),
  windowFrom: instant('window_from').notNull(),
  windowUntil: instant('window_until').notNull(),
  askedBy: text('asked_by').notNull(),
  askedAt: instant('asked_at').notNull(),
  report: jsonb('report').$type<unknown>().notNull(),
});
