import { bigint, integer, jsonb, pgTable, smallint, text } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const feedAnswer = pgTable('feed_answer', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  source: text('source').notNull(),
  endpoint: text('endpoint').notNull(),
  leagueId: text('league_id').notNull(),
  daysFrom: smallint('days_from').notNull(),
  askedAt: instant('asked_at').notNull(),
  status: smallint('status'),
  body: text('body'),
  etag: text('etag'),
  remaining: integer('remaining'),
  used: integer('used'),
  retryAfterS: integer('retry_after_s'),
  failure: text('failure'),
  refused: jsonb('refused').$type<readonly { readonly row: string; readonly reason: string }[]>().notNull(),
  lastModified: text('last_modified'),
});
