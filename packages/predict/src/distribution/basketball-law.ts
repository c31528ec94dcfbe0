import { normalCdf } from '../numeric/normal.ts';
import type { BasketballDistribution } from './distribution.ts';
import { type IntegerLaw, normalise, regionFactors, type ScoreLaw } from './score-law.ts';

/**
 * Whole-point laws cut out of two normals: the value k takes what lies within ±½ of it. A game does not end level, so the
 * mass around margin 0 is divided between the sides in the proportion in which they win otherwise.
 */
export function basketballLaw(distribution: BasketballDistribution): ScoreLaw {
  const { margin, total, pinned } = distribution;
  const law = integerNormal(
    margin,
    Math.min(-1, Math.floor(margin.mean - 8 * margin.sd)),
    Math.max(1, Math.ceil(margin.mean + 8 * margin.sd)),
  );
  const regions = { home: 0, level: 0, away: 0 };
  for (let i = 0; i < law.mass.length; i++) {
    const value = law.mass[i] ?? 0;
    const k = law.from + i;
    if (k > 0) regions.home += value;
    else if (k < 0) regions.away += value;
    else regions.level += value;
  }
  const decided = regions.home + regions.away;
  const wanted = pinned ?? { home: regions.home / decided, draw: 0, away: regions.away / decided };
  const [home, , away] = regionFactors(wanted, regions.home, 0, regions.away);
  for (let i = 0; i < law.mass.length; i++) {
    const k = law.from + i;
    law.mass[i] = (law.mass[i] ?? 0) * (k > 0 ? home : k < 0 ? away : 0);
  }
  normalise(law.mass);
  const floor = Math.floor(total.mean - 8 * total.sd);
  return {
    margin: law,
    total: integerNormal(total, Math.max(0, floor), Math.max(1, floor + Math.ceil(16 * total.sd) + 1)),
    draws: false,
  };
}

/** Masses of the whole numbers `from`…`until`, normalised. */
function integerNormal(
  normal: { readonly mean: number; readonly sd: number },
  from: number,
  until: number,
): IntegerLaw {
  const mass = new Float64Array(until - from + 1);
  let below = normalCdf((from - 0.5 - normal.mean) / normal.sd);
  for (let i = 0; i < mass.length; i++) {
    const upTo = normalCdf((from + i + 0.5 - normal.mean) / normal.sd);
    mass[i] = Math.max(0, upTo - below);
    below = upTo;
  }
  return { from, mass: normalise(mass) };
}
