/** By what the teams of a table are ordered. `direct`: only the games among the teams that are still equal. */
export const STANDING_CRITERIA = [
  'points',
  'win_pct',
  'wins',
  'difference',
  'scored',
  'away_scored',
  'direct_points',
  'direct_difference',
  'direct_scored',
  'direct_away_scored',
  'direct_pct',
  'shared_division_pct',
  'division_pct',
  'interdivision_pct',
  'conference_pct',
] as const;

export type StandingCriterion = (typeof STANDING_CRITERIA)[number];

/** What a table is grouped by. */
export const GROUPINGS = ['league', 'conference', 'division'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** What a place of a table leads to when the season ends there, the best first. */
export const TABLE_ZONES = [
  'champions',
  'champions_qualifying',
  'europa',
  'conference',
  'conference_playoff',
  'promotion',
  'promotion_playoff',
  'playoffs',
  'play_in',
  'division',
  'relegation_playoff',
  'relegation',
] as const;
export type TableZone = (typeof TABLE_ZONES)[number];

/** What is played for after the table: nothing, the title, promotion, or staying in the league. */
export const PLAYOFF_KINDS = ['none', 'championship', 'promotion', 'relegation'] as const;

/** What a draw is in a share of games won: half a win, or no game at all. */
export const DRAW_RULES = ['half', 'left_out'] as const;
