import { PUSH_KINDS } from '#terms/push-kinds.ts';
import { integer, pgTable, smallint, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

/** Something that happened to a pick or to a member's plan, and whether it was looked who wants to hear of it. */
export const pushEvent = pgTable('push_event', {
  id: uuid('id').primaryKey().defaultRandom(),
  kind: text('kind', { enum: PUSH_KINDS }).notNull(),
  subject: text('subject').notNull(),
  pickId: uuid('pick_id'),
  accountId: integer('account_id'),
  days: smallint('days'),
  at: instant('at').notNull(),
  spreadAt: instant('spread_at'),
});
