import { SPORTS } from '#terms/sports.ts';
import { integer, jsonb, pgTable, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

/** What can be chosen of a model before it is trained. */
export type HyperParameters = {
  readonly seed: number;
  /** Completed games of a team in its league and season before it is forecast. */
  readonly minimum_games: number;
  /** Whether boosted trees take part in the corrections of the tiers that are published. */
  readonly trees: boolean;
  /** The first day whose results it learns, YYYY-MM-DD; null for all there are. */
  readonly history_from: string | null;
};

export const model = pgTable('model', {
  id: uuid('id').primaryKey(),
  source: text('source').notNull(),
  sport: text('sport', { enum: SPORTS }).notNull(),
  number: integer('number').notNull(),
  hyperParameters: jsonb('hyper_parameters').$type<HyperParameters>().notNull(),
  trainedAt: instant('trained_at').notNull(),
  trainedBy: text('trained_by').notNull(),
  windowFrom: instant('window_from'),
  windowUntil: instant('window_until').notNull(),
  games: integer('games').notNull(),
  features: integer('features').notNull(),
  heldOutFrom: instant('held_out_from').notNull(),
});
