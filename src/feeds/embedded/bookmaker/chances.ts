import type { Sport } from '#terms/sports.ts';
import { RUN_DISPERSION } from '../scores/baseball-score.ts';
import { lowScoreFactor } from '../scores/soccer-score.ts';
import type { Expected } from './rater.ts';

/** Chances of a game as the bookmaker sees them; margin and total are whole numbers. */
export type Chances = {
  readonly home: number;
  readonly draw: number;
  readonly away: number;
  readonly expectedMargin: number;
  readonly expectedTotal: number;
  /** P(home − away ≥ n) */
  readonly marginAtLeast: (n: number) => number;
  /** P(home + away ≥ n) */
  readonly totalAtLeast: (n: number) => number;
};

const SOCCER_LIMIT = 10;
const BASEBALL_LIMIT = 26;
/** Of the games that are tied after nine innings the home club wins slightly more than half. */
const HOME_SHARE_OF_TIES = 0.52;
const MARGIN_DEVIATION = 12.2;
const TOTAL_DEVIATION = 17.4;

function poissonChances(mean: number, limit: number): number[] {
  const list = [Math.exp(-mean)];
  for (let count = 1; count < limit; count += 1) list.push(((list[count - 1] ?? 0) * mean) / count);
  return list;
}

function negativeBinomialChances(mean: number, limit: number): number[] {
  const list = [(RUN_DISPERSION / (RUN_DISPERSION + mean)) ** RUN_DISPERSION];
  const ratio = mean / (RUN_DISPERSION + mean);
  for (let count = 1; count < limit; count += 1) {
    list.push((((list[count - 1] ?? 0) * (count - 1 + RUN_DISPERSION)) / count) * ratio);
  }
  return list;
}

/** How cells of a grid are counted beyond the product of the two marginals. */
type GridRule = {
  /** Factors of 0:0, 0:1, 1:0 and 1:1. */
  readonly low: readonly number[];
  /** The home club's share of ties, which are played on and end one apart; null where a draw stands. */
  readonly homeShareOfTies: number | null;
};

/** Sums a grid of independent scores into the chances of margins and totals. */
function chancesOfGrid(
  home: readonly number[],
  away: readonly number[],
  expected: Expected,
  rule: GridRule,
): Chances {
  const limit = home.length;
  const margins: number[] = new Array(2 * limit + 1).fill(0);
  const totals: number[] = new Array(2 * limit + 1).fill(0);
  let sum = 0;
  for (let one = 0; one < limit; one += 1) {
    const row = home[one] ?? 0;
    for (let other = 0; other < limit; other += 1) {
      let chance = row * (away[other] ?? 0);
      if (one < 2 && other < 2) chance *= rule.low[2 * one + other] ?? 1;
      sum += chance;
      if (one === other && rule.homeShareOfTies !== null) {
        margins[limit + 1] = (margins[limit + 1] ?? 0) + chance * rule.homeShareOfTies;
        margins[limit - 1] = (margins[limit - 1] ?? 0) + chance * (1 - rule.homeShareOfTies);
        totals[2 * one + 1] = (totals[2 * one + 1] ?? 0) + chance;
        continue;
      }
      margins[limit + one - other] = (margins[limit + one - other] ?? 0) + chance;
      totals[one + other] = (totals[one + other] ?? 0) + chance;
    }
  }
  for (const list of [margins, totals]) {
    for (let index = list.length - 2; index >= 0; index -= 1)
      list[index] = (list[index] ?? 0) + (list[index + 1] ?? 0);
  }
  const atLeast = (list: readonly number[], index: number): number =>
    index < 0 ? 1 : (list[index] ?? 0) / sum;
  const marginAtLeast = (n: number): number => atLeast(margins, n + limit);
  return {
    home: marginAtLeast(1),
    draw: marginAtLeast(0) - marginAtLeast(1),
    away: 1 - marginAtLeast(0),
    expectedMargin: expected.home - expected.away,
    expectedTotal: expected.home + expected.away,
    marginAtLeast,
    totalAtLeast: (n) => atLeast(totals, n),
  };
}

/** Φ by the rational approximation 7.1.26 of Abramowitz and Stegun; error below 1.5e-7. */
function normalBelow(x: number): number {
  const t = 1 / (1 + (0.3275911 * Math.abs(x)) / Math.SQRT2);
  const poly =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const tail = 0.5 * poly * Math.exp((-x * x) / 2);
  return x < 0 ? tail : 1 - tail;
}

function basketballChances({ home, away }: Expected): Chances {
  const [margin, total] = [home - away, home + away];
  const winning = normalBelow(margin / MARGIN_DEVIATION);
  return {
    home: winning,
    draw: 0,
    away: 1 - winning,
    expectedMargin: margin,
    expectedTotal: total,
    marginAtLeast: (n) => normalBelow((margin - n + 0.5) / MARGIN_DEVIATION),
    totalAtLeast: (n) => normalBelow((total - n + 0.5) / TOTAL_DEVIATION),
  };
}

function soccerChances(expected: Expected): Chances {
  const home = poissonChances(expected.home, SOCCER_LIMIT);
  const away = poissonChances(expected.away, SOCCER_LIMIT);
  const low = [0, 1, 2, 3].map((cell) => lowScoreFactor(cell >> 1, cell & 1, expected.home, expected.away));
  return chancesOfGrid(home, away, expected, { low, homeShareOfTies: null });
}

function baseballChances(expected: Expected): Chances {
  const home = negativeBinomialChances(expected.home, BASEBALL_LIMIT);
  const away = negativeBinomialChances(expected.away, BASEBALL_LIMIT);
  return chancesOfGrid(home, away, expected, { low: [1, 1, 1, 1], homeShareOfTies: HOME_SHARE_OF_TIES });
}

/** Chances of all three markets from the expected scores. */
export function chancesOf(sport: Sport, expected: Expected): Chances {
  switch (sport) {
    case 'soccer':
      return soccerChances(expected);
    case 'basketball':
      return basketballChances(expected);
    case 'baseball':
      return baseballChances(expected);
  }
}
