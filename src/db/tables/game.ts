import { DATA_ORIGINS } from '#terms/games.ts';
import { boolean, pgTable, smallint, text, uuid } from '../drizzle-tables.ts';
import { day, instant } from './columns.ts';

export const game = pgTable('game', {
  id: uuid('id').primaryKey(),
  source: text('source').notNull(),
  key: text('key').notNull(),
  leagueId: text('league_id').notNull(),
  season: text('season').notNull(),
  homeTeamId: uuid('home_team_id').notNull(),
  awayTeamId: uuid('away_team_id').notNull(),
  startAt: instant('start_at').notNull(),
  startSimulated: boolean('start_simulated').notNull(),
  gameDay: day('game_day').notNull(),
  gameNo: smallint('game_no').notNull(),
  neutral: boolean('neutral').notNull(),
  playoff: boolean('playoff').notNull(),
  homeStarter: text('home_starter'),
  awayStarter: text('away_starter'),
  origin: text('origin', { enum: DATA_ORIGINS }).notNull(),
  knownAt: instant('known_at').notNull(),
});
