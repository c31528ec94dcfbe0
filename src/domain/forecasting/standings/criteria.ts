import type { StandingCriterion } from '#terms/standings.ts';

/** What is left of an order where only the games at home, or only those away, are counted. */
const OF_ONE_VENUE: readonly StandingCriterion[] = ['points', 'win_pct', 'wins', 'difference', 'scored'];

/**
 * The order of a league as it publishes it, as far as results alone decide it. What is left out needs facts that we do not have:
 * fair play points (all of soccer), deducted points, matches and lots that decide between equals, the leaders of divisions and the
 * teams in reach of the play-offs (NBA), the second half of the season (MLB), last season's places (NPB).
 */
export function criteriaOf(
  criteria: readonly StandingCriterion[],
  venue: 'all' | 'home' | 'away',
): readonly StandingCriterion[] {
  return venue === 'all' ? criteria : criteria.filter((one) => OF_ONE_VENUE.includes(one));
}
