import type { SoccerDistribution } from '../distribution/distribution.ts';
import { clamp } from '../numeric/logit.ts';
import { type Base, logitsOfOutcome, outcomeOfLogits } from '../stack/base.ts';
import { outcomeSums } from './outcome-sums.ts';

/** Correlation of low scores; −0.10 fits the market's draws best of the values tried. */
export const SOCCER_RHO = -0.1;

/** The base that two scoring rates stand for. */
export function baseOfRates(lambda: number, mu: number): Base {
  return { logits: logitsOfOutcome(outcomeSums(lambda, mu, SOCCER_RHO)), total: Math.log(lambda + mu) };
}

/**
 * The score grid of a base: rates with the base's total and its balance of home against away, the three outcomes pinned
 * to the base's exactly, so that the winner, the handicaps and the totals are read off one law.
 */
export function soccerDistribution(base: Base): SoccerDistribution {
  const wanted = outcomeOfLogits(base.logits);
  const total = clamp(Math.exp(base.total), 0.8, 8);
  const balance = Math.log(wanted.home / wanted.away);
  let low = -4;
  let high = 4;
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    const sums = ratesAt(total, middle);
    if (Math.log(sums.home / sums.away) < balance) low = middle;
    else high = middle;
  }
  const share = 1 / (1 + Math.exp(-(low + high) / 2));
  return { kind: 'soccer', lambda: total * share, mu: total * (1 - share), rho: SOCCER_RHO, pinned: wanted };
}

function ratesAt(total: number, ratio: number) {
  const share = 1 / (1 + Math.exp(-ratio));
  return outcomeSums(total * share, total * (1 - share), SOCCER_RHO);
}
