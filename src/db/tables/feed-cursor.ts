import { boolean, jsonb, pgTable, text } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const feedCursor = pgTable('feed_cursor', {
  source: text('source').primaryKey(),
  mapping: jsonb('mapping').$type<unknown>().notNull(),
  knownUntil: instant('known_until'),
  loaded: boolean('loaded').notNull(),
  /** When an operator last wanted the source asked at once; null where none did. */
  wantedAt: instant('wanted_at'),
});
