import type { LeagueId } from '../names/leagues.ts';

/** The provider's name of each covered league (GET /v4/sports). */
export const SPORT_KEYS: Readonly<Record<LeagueId, string>> = {
  EPL: 'soccer_epl',
  LIGUE1: 'soccer_france_ligue_one',
  LALIGA: 'soccer_spain_la_liga',
  BUNDESLIGA: 'soccer_germany_bundesliga',
  SERIEA: 'soccer_italy_serie_a',
  MLS: 'soccer_usa_mls',
  NBA: 'basketball_nba',
  MLB: 'baseball_mlb',
};
