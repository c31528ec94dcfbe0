import {
  EXPERIMENT_GOALS,
  EXPERIMENT_KINDS,
  EXPERIMENT_PLACES,
  EXPERIMENT_STATES,
} from '#terms/experiments.ts';
import type { Locale } from '#terms/locales.ts';
import { integer, jsonb, pgTable, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

type Texts = Readonly<Record<Locale, string>>;

export const experiment = pgTable('experiment', {
  id: uuid('id').primaryKey(),
  brand: text('brand').notNull(),
  place: text('place', { enum: EXPERIMENT_PLACES }).notNull(),
  kind: text('kind', { enum: EXPERIMENT_KINDS }).notNull(),
  goal: text('goal', { enum: EXPERIMENT_GOALS }).notNull(),
  why: text('why').notNull(),
  messageKey: text('message_key'),
  textsA: jsonb('texts_a').$type<Texts>(),
  textsB: jsonb('texts_b').$type<Texts>(),
  layoutSwitch: text('layout_switch'),
  baselineId: uuid('baseline_id'),
  baselineVisitors: integer('baseline_visitors'),
  baselineConverted: integer('baseline_converted'),
  /** In hundredths of a percentage point. */
  differenceBp: integer('difference_bp'),
  /** Of each variant. */
  plannedVisitors: integer('planned_visitors'),
  plannedDays: integer('planned_days').notNull(),
  state: text('state', { enum: EXPERIMENT_STATES }).notNull(),
  version: integer('version').notNull(),
  createdBy: uuid('created_by').notNull(),
  createdAt: instant('created_at').notNull(),
  startedBy: uuid('started_by'),
  startedAt: instant('started_at'),
  endedBy: uuid('ended_by'),
  endedAt: instant('ended_at'),
  endReason: text('end_reason'),
  adoptedBy: uuid('adopted_by'),
  adoptedAt: instant('adopted_at'),
});
