import { GAME_STATUSES } from '#terms/games.ts';
import { jsonb, pgTable, primaryKey, smallint, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const resultChange = pgTable(
  'result_change',
  {
    pickId: uuid('pick_id').notNull(),
    knownAt: instant('known_at').notNull(),
    status: text('status', { enum: GAME_STATUSES }).notNull(),
    reason: text('reason'),
    homeScore: smallint('home_score'),
    awayScore: smallint('away_score'),
    parts: jsonb('parts').$type<readonly (readonly [number, number])[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.pickId, table.knownAt] })],
);
