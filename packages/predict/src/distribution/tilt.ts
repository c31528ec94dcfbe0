import type { IntegerLaw } from './score-law.ts';

/** A law is tilted by at most this many of its own standard deviations. */
const MAX_SHIFT = 3;
const MAX_STEPS = 60;
const PRECISION = 1e-12;

/** Whether the winner's regions (values below, at and above 0) keep their masses, or only the whole. */
type TiltOptions = { readonly keepsWinner: boolean };

/**
 * The exponential tilt of a law, mass(k) · e^(size · k), under which the probability to lie above a threshold, given that it is not
 * met exactly, is the wanted one. For a normal law it is a shift, for all others the closest law with that probability (the
 * smallest Kullback-Leibler divergence). Where the wanted probability cannot be reached, because the threshold lies between two
 * regions that keep their masses or beyond the law, the nearest one is taken.
 */
export function tiltTo(law: IntegerLaw, threshold: number, wanted: number, options: TiltOptions): IntegerLaw {
  const scale = MAX_SHIFT / Math.max(0.5, standardDeviation(law));
  const regions = regionsOf(law, options);
  const gapAt = (size: number) => aboveWhenTilted(law, threshold, size, regions) - wanted;
  return tilted(law, findRoot(gapAt, -scale, scale), regions);
}

/** Probability above the threshold given that it is not met exactly; a quarter line is the mean of its halves. */
export function aboveWithoutPush(law: IntegerLaw, threshold: number): number {
  return aboveWhenTilted(law, threshold, 0, [{ first: 0, last: law.mass.length - 1 }]);
}

/**
 * Where an increasing function passes zero, by the Illinois form of the false position; an end where it does not, and 0 where the
 * function is level: then no size comes nearer, and the law stays as it is.
 */
function findRoot(gapAt: (size: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  let [below, above] = [gapAt(low), gapAt(high)];
  if (above - below < PRECISION) return 0;
  if (below >= 0) return low;
  if (above <= 0) return high;
  let last = 0;
  for (let step = 0; step < MAX_STEPS; step++) {
    const size = high - (above * (high - low)) / (above - below);
    const gap = gapAt(size);
    if (Math.abs(gap) < PRECISION) return size;
    if (gap > 0) {
      [high, above] = [size, gap];
      if (last > 0) below /= 2;
    } else {
      [low, below] = [size, gap];
      if (last < 0) above /= 2;
    }
    last = Math.sign(gap);
  }
  return (low + high) / 2;
}

/** Indices of masses that stay together. */
type Region = { readonly first: number; readonly last: number };

function regionsOf(law: IntegerLaw, { keepsWinner }: TiltOptions): readonly Region[] {
  const end = law.mass.length - 1;
  const zero = -law.from;
  if (!keepsWinner || zero < 0 || zero > end) return [{ first: 0, last: end }];
  const regions = [
    { first: 0, last: zero - 1 },
    { first: zero, last: zero },
    { first: zero + 1, last: end },
  ];
  return regions.filter(({ first, last }) => last >= first);
}

/** What `aboveWithoutPush` of the tilted law is, without building it. */
function aboveWhenTilted(
  law: IntegerLaw,
  threshold: number,
  size: number,
  regions: readonly Region[],
): number {
  const halves = Number.isInteger(threshold * 2) ? [threshold] : [threshold - 0.25, threshold + 0.25];
  let sum = 0;
  for (const half of halves) {
    let above = 0;
    let below = 0;
    for (const { first, last } of regions) {
      let [before, total, over, under] = [0, 0, 0, 0];
      for (let i = first; i <= last; i++) {
        const mass = law.mass[i] ?? 0;
        const weight = size === 0 ? mass : mass * Math.exp(size * (i - first));
        before += mass;
        total += weight;
        if (law.from + i > half) over += weight;
        else if (law.from + i < half) under += weight;
      }
      if (total === 0) continue;
      above += (before * over) / total;
      below += (before * under) / total;
    }
    sum += above + below > 0 ? above / (above + below) : 0.5;
  }
  return sum / halves.length;
}

function tilted(law: IntegerLaw, size: number, regions: readonly Region[]): IntegerLaw {
  const mass = new Float64Array(law.mass.length);
  for (const { first, last } of regions) {
    let before = 0;
    let after = 0;
    for (let i = first; i <= last; i++) {
      before += law.mass[i] ?? 0;
      mass[i] = (law.mass[i] ?? 0) * Math.exp(size * (i - first));
      after += mass[i] ?? 0;
    }
    for (let i = first; i <= last; i++) mass[i] = after > 0 ? ((mass[i] ?? 0) * before) / after : 0;
  }
  return { from: law.from, mass };
}

function standardDeviation(law: IntegerLaw): number {
  const mean = law.mass.reduce((sum, mass, i) => sum + mass * i, 0);
  return Math.sqrt(law.mass.reduce((sum, mass, i) => sum + mass * (i - mean) ** 2, 0));
}
