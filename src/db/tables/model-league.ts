import { jsonb, pgTable, primaryKey, text } from '../drizzle-tables.ts';

/** What one league has learned by itself, beside the artifact of the same version that holds what all leagues share. */
export const modelLeague = pgTable(
  'model_league',
  {
    version: text('version').notNull(),
    leagueId: text('league_id').notNull(),
    state: jsonb('state').$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.version, table.leagueId] })],
);
