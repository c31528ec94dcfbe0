import type { Random } from '../../seeded-random.ts';

/** Standard deviations of half the total and half the margin: 17.2 points on the total, 12 on the margin. */
const HALF_TOTAL_DEVIATION = 8.6;
const HALF_MARGIN_DEVIATION = 6;

type BasketballScore = {
  readonly home: number;
  readonly away: number;
  readonly halfTime: [number, number];
  readonly overtime: boolean;
};

/** Draws a game around the two expected scores; about one in sixteen goes to overtime. */
export function drawBasketballScore(homeMean: number, awayMean: number, random: Random): BasketballScore {
  const shared = random.normal() * HALF_TOTAL_DEVIATION;
  const apart = random.normal() * HALF_MARGIN_DEVIATION;
  let home = Math.max(60, Math.round(homeMean + shared + apart));
  let away = Math.max(60, Math.round(awayMean + shared - apart));
  // Clubs that are a point apart near the end play for the tie, so that ties are more frequent than a normal margin says.
  const tied = home === away || (Math.abs(home - away) === 1 && random.chance(0.5));
  if (tied) home = away = Math.min(home, away);
  const half = (points: number): number => {
    const share = 0.503 + random.normal() * 0.045;
    return Math.min(points - 20, Math.max(20, Math.round(points * share)));
  };
  const halfTime: [number, number] = [half(home), half(away)];
  while (home === away) {
    home += Math.max(2, Math.round(10.5 + random.normal() * 3.3));
    away += Math.max(2, Math.round(10.2 + random.normal() * 3.3));
  }
  return { home, away, halfTime, overtime: tied };
}
