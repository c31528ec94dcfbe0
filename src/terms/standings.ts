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
