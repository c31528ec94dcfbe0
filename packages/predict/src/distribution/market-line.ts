import type { LineTrust } from '../calibration/line-trust.ts';
import { logit, sigmoid } from '../numeric/logit.ts';
import type { BetType } from '../surface/game.ts';
import type { Distribution } from './distribution.ts';
import { checkedLine, type MarketReading, readLaw, scoreLaw } from './read-market.ts';
import type { IntegerLaw, ScoreLaw } from './score-law.ts';

/** The law is bent no farther than this: log of the factor on the one side of the line, its inverse on the other. */
const MOST_BEND = 1.5;
const BISECTIONS = 40;

/**
 * Reads a market at the line that the market itself asks, with what the distribution knows of its own trust there. The winner
 * market and a distribution without trust are read as `readMarket` does. Throws a RangeError where that does.
 */
export function readMarketLine(
  distribution: Distribution,
  betType: BetType,
  line: number | null,
): MarketReading {
  return readLaw(lawAtMarketLine(scoreLaw(distribution), distribution, betType, line), betType, line);
}

/**
 * Probability of home or over at the market's line, given that the stake is not returned; a quarter line is the mean of its
 * halves.
 */
export function marketLineProbability(
  distribution: Distribution,
  betType: 'run_line' | 'over_under',
  line: number,
): number {
  const law = lawAtMarketLine(scoreLaw(distribution), distribution, betType, line);
  return lineProbability(law, betType, line);
}

/** As `marketLineProbability`, off the law as it stands. */
export function lineProbability(law: ScoreLaw, betType: 'run_line' | 'over_under', line: number): number {
  return betType === 'run_line' ? aboveWithoutPush(law.margin, -line) : aboveWithoutPush(law.total, line);
}

/**
 * The law bent at the line: mass moves between its two sides until the probability is what trust makes of ours. Home, draw and away
 * keep their masses, so a handicap can never contradict the winner; where the line falls between two of them nothing moves.
 */
function lawAtMarketLine(
  law: ScoreLaw,
  distribution: Distribution,
  betType: BetType,
  line: number | null,
): ScoreLaw {
  const trust = distribution.marketLine;
  if (!trust || betType === 'win_loss') return law;
  const at = checkedLine(line);
  if (betType === 'over_under') {
    return trust.total ? { ...law, total: bent(law.total, at, trust.total, wholeOf(law.total)) } : law;
  }
  return trust.handicap
    ? { ...law, margin: bent(law.margin, -at, trust.handicap, regionOf(law.margin, -at)) }
    : law;
}

type Region = { readonly first: number; readonly last: number };

function wholeOf(law: IntegerLaw): Region {
  return { first: law.from, last: law.from + law.mass.length - 1 };
}

/** The winning region that a threshold lies in. */
function regionOf(law: IntegerLaw, threshold: number): Region {
  const { first, last } = wholeOf(law);
  return threshold > 0 ? { first: 1, last } : threshold < 0 ? { first, last: -1 } : { first: 0, last: 0 };
}

function bent(law: IntegerLaw, threshold: number, trust: LineTrust, region: Region): IntegerLaw {
  const wanted = sigmoid(trust.intercept + trust.slope * logit(aboveWithoutPush(law, threshold)));
  let low = -MOST_BEND;
  let high = MOST_BEND;
  for (let step = 0; step < BISECTIONS; step++) {
    const middle = (low + high) / 2;
    if (aboveWithoutPush(bend(law, threshold, middle, region), threshold) < wanted) low = middle;
    else high = middle;
  }
  return bend(law, threshold, (low + high) / 2, region);
}

/** Multiplies the region's masses by e^(±size) above and below the threshold, half as much ¼ off it, and keeps their sum. */
function bend(law: IntegerLaw, threshold: number, size: number, region: Region): IntegerLaw {
  const mass = Float64Array.from(law.mass);
  const first = Math.max(0, region.first - law.from);
  const last = Math.min(mass.length - 1, region.last - law.from);
  let before = 0;
  let after = 0;
  for (let i = first; i <= last; i++) {
    const share = Math.max(-1, Math.min(1, 2 * (law.from + i - threshold)));
    before += mass[i] ?? 0;
    mass[i] = (mass[i] ?? 0) * Math.exp(size * share);
    after += mass[i] ?? 0;
  }
  if (after > 0) for (let i = first; i <= last; i++) mass[i] = ((mass[i] ?? 0) * before) / after;
  return { from: law.from, mass };
}

function aboveWithoutPush(law: IntegerLaw, threshold: number): number {
  const halves = Number.isInteger(threshold * 2) ? [threshold] : [threshold - 0.25, threshold + 0.25];
  let sum = 0;
  for (const half of halves) {
    let above = 0;
    let below = 0;
    for (let i = 0; i < law.mass.length; i++) {
      const gap = law.from + i - half;
      if (gap > 0) above += law.mass[i] ?? 0;
      else if (gap < 0) below += law.mass[i] ?? 0;
    }
    sum += above + below > 0 ? above / (above + below) : 0.5;
  }
  return sum / halves.length;
}
