import { pgTable, primaryKey, uuid } from '../drizzle-tables.ts';

export const newsTeam = pgTable(
  'news_team',
  { newsId: uuid('news_id').notNull(), teamId: uuid('team_id').notNull() },
  (table) => [primaryKey({ columns: [table.newsId, table.teamId] })],
);
