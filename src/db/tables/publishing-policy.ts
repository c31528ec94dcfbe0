import { doublePrecision, integer, pgTable, smallint, text } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const publishingPolicy = pgTable('publishing_policy', {
  version: integer('version').primaryKey(),
  minEv: doublePrecision('min_ev').notNull(),
  minLeadMinutes: integer('min_lead_minutes').notNull(),
  maxLeadHours: integer('max_lead_hours').notNull(),
  discloseMinutes: integer('disclose_minutes').notNull(),
  validFrom: instant('valid_from').notNull(),
  note: text('note').notNull(),
  minConfidence: smallint('min_confidence').notNull().default(0),
  /** Null: every covered league. */
  leagues: text('leagues').array(),
  createdBy: text('created_by'),
});
