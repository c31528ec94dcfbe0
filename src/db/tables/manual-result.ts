import { FINAL_STATUSES } from '#terms/games.ts';
import { jsonb, pgTable, smallint, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const manualResult = pgTable('manual_result', {
  id: uuid('id').primaryKey(),
  gameId: uuid('game_id').notNull(),
  status: text('status', { enum: FINAL_STATUSES }).notNull(),
  reason: text('reason', { enum: ['aet', 'pen'] }),
  homeScore: smallint('home_score'),
  awayScore: smallint('away_score'),
  parts: jsonb('parts').$type<readonly (readonly [number, number])[]>().notNull(),
  evidence: text('evidence').notNull(),
  proposedBy: text('proposed_by').notNull(),
  proposedAt: instant('proposed_at').notNull(),
});
