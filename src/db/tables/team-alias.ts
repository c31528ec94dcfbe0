import { integer, pgTable, primaryKey, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const teamAlias = pgTable(
  'team_alias',
  {
    source: text('source').notNull(),
    leagueId: text('league_id').notNull(),
    alias: text('alias').notNull(),
    teamKey: text('team_key'),
    status: text('status', { enum: ['open', 'matched', 'ignored'] }).notNull(),
    seenAt: instant('seen_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: uuid('decided_by'),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.source, table.leagueId, table.alias] })],
);
