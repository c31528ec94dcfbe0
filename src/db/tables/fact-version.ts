import { bigint, pgTable, text } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const factVersion = pgTable('fact_version', {
  topic: text('topic', { enum: ['record', 'games', 'prices', 'wording'] }).primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
  knownUntil: instant('known_until').notNull(),
});
