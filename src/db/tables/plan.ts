import { PLAN_PERIODS } from '#terms/orders.ts';
import { bigint, boolean, integer, jsonb, pgTable, smallint, text } from '../drizzle-tables.ts';
import type { LocaleTexts } from './columns.ts';

export const plan = pgTable('plan', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  brand: text('brand').notNull(),
  period: text('period', { enum: PLAN_PERIODS }).notNull(),
  rank: smallint('rank').notNull(),
  names: jsonb('names').$type<LocaleTexts>().notNull(),
  priceMinor: bigint('price_minor', { mode: 'number' }).notNull(),
  currency: text('currency', { enum: ['TWD'] }).notNull(),
  periodDays: smallint('period_days').notNull(),
  features: jsonb('features').$type<readonly string[]>().notNull(),
  onSale: boolean('on_sale').notNull(),
  version: integer('version').notNull().default(1),
});
