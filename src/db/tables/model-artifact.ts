import { SPORTS } from '#terms/sports.ts';
import { integer, jsonb, pgTable, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const modelArtifact = pgTable('model_artifact', {
  version: text('version').primaryKey(),
  sport: text('sport', { enum: SPORTS }).notNull(),
  fittedAt: instant('fitted_at').notNull(),
  windowFrom: instant('window_from'),
  windowUntil: instant('window_until').notNull(),
  games: integer('games').notNull(),
  features: integer('features').notNull(),
  parameters: jsonb('parameters').$type<unknown>().notNull(),
  /** What was counted with it: the columns that varied, by league. */
  scores: jsonb('scores').$type<Readonly<Record<string, number>>>().notNull(),
  source: text('source').notNull(),
  /** Which model it is a state of. */
  modelId: uuid('model_id'),
});
