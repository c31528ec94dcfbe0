import { alias } from '../drizzle-tables.ts';
import { team } from '../tables/team.ts';

/** The two teams of a game, for queries that join both. */
export const homeTeam = alias(team, 'home_team');
export const awayTeam = alias(team, 'away_team');
