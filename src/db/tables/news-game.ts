import { pgTable, primaryKey, uuid } from '../drizzle-tables.ts';

export const newsGame = pgTable(
  'news_game',
  { newsId: uuid('news_id').notNull(), gameId: uuid('game_id').notNull() },
  (table) => [primaryKey({ columns: [table.newsId, table.gameId] })],
);
