import { MODEL_STATES } from '#terms/forecasts.ts';
import { bigint, jsonb, pgTable, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const modelEvent = pgTable('model_event', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  modelId: uuid('model_id').notNull(),
  state: text('state', { enum: MODEL_STATES }).notNull(),
  at: instant('at').notNull(),
  by: text('by').notNull(),
  note: text('note').notNull(),
  report: jsonb('report').$type<unknown>(),
});
