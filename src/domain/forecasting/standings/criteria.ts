import type { StandingCriterion } from '#terms/standings.ts';

/**
 * The order of each league as it publishes it, as far as results alone decide it. What is left out needs facts that we do not
 * have: fair play points (all of soccer), deducted points, matches and lots that decide between equals, the leaders of divisions
 * and the teams in reach of the play-offs (NBA), the second half of the season (MLB).
 */
export const LEAGUE_CRITERIA: Readonly<Record<string, readonly StandingCriterion[]>> = {
  EPL: ['points', 'difference', 'scored', 'direct_points', 'direct_away_scored'],
  LALIGA: ['points', 'direct_points', 'direct_difference', 'difference', 'scored'],
  SERIEA: ['points', 'direct_points', 'direct_difference', 'difference', 'scored'],
  BUNDESLIGA: ['points', 'difference', 'scored', 'direct_difference', 'direct_away_scored', 'away_scored'],
  LIGUE1: [
    'points',
    'difference',
    'direct_points',
    'direct_difference',
    'direct_scored',
    'direct_away_scored',
    'scored',
    'away_scored',
  ] as const,
  MLS: ['points', 'wins', 'difference', 'scored'],
  NBA: ['win_pct', 'direct_pct', 'shared_division_pct', 'conference_pct', 'difference'],
  MLB: ['win_pct', 'direct_pct', 'division_pct', 'interdivision_pct'],
};

const SPORT_CRITERIA = {
  soccer: ['points', 'difference', 'scored'],
  basketball: ['win_pct', 'direct_pct', 'difference'],
  baseball: ['win_pct', 'direct_pct'],
} as const satisfies Record<string, readonly StandingCriterion[]>;

/** What is left of an order where only the games at home, or only those away, are counted. */
const OF_ONE_VENUE: readonly StandingCriterion[] = ['points', 'win_pct', 'wins', 'difference', 'scored'];

/** The order of a league; of one that we have no rules of, what its sport has in common. */
export function criteriaOf(options: {
  readonly leagueId: string;
  readonly sport: keyof typeof SPORT_CRITERIA;
  readonly venue: 'all' | 'home' | 'away';
}): readonly StandingCriterion[] {
  const criteria = LEAGUE_CRITERIA[options.leagueId] ?? SPORT_CRITERIA[options.sport];
  return options.venue === 'all' ? criteria : criteria.filter((one) => OF_ONE_VENUE.includes(one));
}
