import { PERIOD_KINDS, PERIOD_STATUSES } from '#terms/orders.ts';
import { bigint, integer, jsonb, pgTable, smallint, text, uuid } from '../drizzle-tables.ts';
import { instant, type LocaleTexts } from './columns.ts';

export const subscription = pgTable('subscription', {
  id: uuid('id').primaryKey(),
  brand: text('brand').notNull(),
  accountId: integer('account_id').notNull(),
  planId: integer('plan_id').notNull(),
  kind: text('kind', { enum: PERIOD_KINDS }).notNull(),
  orderId: uuid('order_id'),
  status: text('status', { enum: PERIOD_STATUSES }).notNull(),
  planNames: jsonb('plan_names').$type<LocaleTexts>().notNull(),
  planRank: smallint('plan_rank').notNull(),
  startAt: instant('start_at').notNull(),
  endAt: instant('end_at').notNull(),
  frozenMs: bigint('frozen_ms', { mode: 'number' }).notNull(),
  supersedes: uuid('supersedes'),
  grantedBy: text('granted_by'),
  reason: text('reason'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});
