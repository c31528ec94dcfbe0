import { doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

export const publishingPolicy = pgTable('publishing_policy', {
  version: integer('version').primaryKey(),
  minEv: doublePrecision('min_ev').notNull(),
  minLeadMinutes: integer('min_lead_minutes').notNull(),
  maxLeadHours: integer('max_lead_hours').notNull(),
  discloseMinutes: integer('disclose_minutes').notNull(),
  validFrom: instant('valid_from').notNull(),
  note: text('note').notNull(),
});
