import { SPORTS } from '#terms/sports.ts';
import { integer, jsonb, pgTable, smallint, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';
import type { HyperParameters } from './model.ts';

export const modelTraining = pgTable('model_training', {
  id: uuid('id').primaryKey(),
  kind: text('kind', { enum: ['train', 'measure'] }).notNull(),
  source: text('source').notNull(),
  sport: text('sport', { enum: SPORTS }).notNull(),
  hyperParameters: jsonb('hyper_parameters').$type<HyperParameters>().notNull(),
  note: text('note').notNull(),
  askedBy: text('asked_by').notNull(),
  askedAt: instant('asked_at').notNull(),
  status: text('status', { enum: ['queued', 'running', 'done', 'failed', 'canceled'] }).notNull(),
  stage: text('stage', { enum: ['learning', 'held_out', 'keeping'] }),
  done: integer('done').notNull().default(0),
  total: integer('total').notNull().default(0),
  attempts: smallint('attempts').notNull().default(0),
  startedAt: instant('started_at'),
  finishedAt: instant('finished_at'),
  timeLimitS: integer('time_limit_s').notNull(),
  failure: text('failure'),
  modelId: uuid('model_id'),
});
