import type { Random } from '../../seeded-random.ts';

/**
 * Dependence of low scores after Dixon and Coles (1997), eq. 4.2: draws of 0:0 and 1:1 are a little more frequent than
 * with independent goals.
 */
const LOW_SCORE_DEPENDENCE = -0.08;

/** The factor τ of Dixon and Coles for a score of home:away goals under the two means. */
export function lowScoreFactor(home: number, away: number, homeMean: number, awayMean: number): number {
  if (home === 0 && away === 0) return 1 - homeMean * awayMean * LOW_SCORE_DEPENDENCE;
  if (home === 0 && away === 1) return 1 + homeMean * LOW_SCORE_DEPENDENCE;
  if (home === 1 && away === 0) return 1 + awayMean * LOW_SCORE_DEPENDENCE;
  if (home === 1 && away === 1) return 1 - LOW_SCORE_DEPENDENCE;
  return 1;
}

/** Draws a final score by rejection: independent Poisson goals, accepted in proportion to τ. */
export function drawSoccerScore(homeMean: number, awayMean: number, random: Random): [number, number] {
  const highest = Math.max(1 - homeMean * awayMean * LOW_SCORE_DEPENDENCE, 1 - LOW_SCORE_DEPENDENCE);
  for (;;) {
    const [home, away] = [random.poisson(homeMean), random.poisson(awayMean)];
    if (random.next() * highest < lowScoreFactor(home, away, homeMean, awayMean)) return [home, away];
  }
}

/** Share of goals that fall before half-time in the European leagues, about 44 %. */
const FIRST_HALF_SHARE = 0.44;

/** Draws a half-time score that leads to the given final score: every goal falls in either half by itself. */
export function drawHalfTime(home: number, away: number, random: Random): [number, number] {
  const thin = (goals: number): number => {
    let early = 0;
    for (let goal = 0; goal < goals; goal += 1) if (random.chance(FIRST_HALF_SHARE)) early += 1;
    return early;
  };
  return [thin(home), thin(away)];
}
