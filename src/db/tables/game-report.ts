import { GAME_STATUSES } from '#terms/games.ts';
import { PROVIDERS } from '#terms/providers.ts';
import { jsonb, pgTable, primaryKey, smallint, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

/** What a live provider says of a game, under its own id for it. */
export const gameReport = pgTable(
  'game_report',
  {
    gameId: uuid('game_id').notNull(),
    provider: text('provider', { enum: PROVIDERS }).notNull(),
    key: text('key').notNull(),
    startAt: instant('start_at').notNull(),
    /** Null where the provider has only named the game. */
    status: text('status', { enum: GAME_STATUSES }),
    reason: text('reason'),
    homeScore: smallint('home_score'),
    awayScore: smallint('away_score'),
    parts: jsonb('parts').$type<readonly (readonly [number, number])[]>().notNull(),
    knownAt: instant('known_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.provider] })],
);
