import { boolean, pgTable, primaryKey, text, uuid } from '../drizzle-tables.ts';
import { day, instant } from './columns.ts';

export const gameRevision = pgTable(
  'game_revision',
  {
    gameId: uuid('game_id').notNull(),
    knownAt: instant('known_at').notNull(),
    replacedAt: instant('replaced_at').notNull(),
    startAt: instant('start_at').notNull(),
    homeStarter: text('home_starter'),
    awayStarter: text('away_starter'),
    startSimulated: boolean('start_simulated').notNull(),
    gameDay: day('game_day').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.knownAt, table.replacedAt] })],
);
