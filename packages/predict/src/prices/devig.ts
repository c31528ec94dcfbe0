/** Takes the bookmaker's margin out of a set of decimal odds that cover all ends of a market. */
export const DEVIG_METHODS = ['proportional', 'power', 'shin'] as const;
export type DevigMethod = (typeof DEVIG_METHODS)[number];

/**
 * Fair probabilities of the given odds, in their order, adding up to 1; null where a price is missing or not above 1.
 * proportional: qᵢ/Σq. power: qᵢᵏ with Σqᵢᵏ = 1 (Clarke, Kovalchik & Ingram 2017). shin: Shin's (1993) model of informed
 * bettors in the form of Jullien & Salanié (1994). q is the inverse of the odds.
 */
export function devig(odds: readonly (number | null)[], method: DevigMethod): readonly number[] | null {
  const inverse: number[] = [];
  for (const one of odds) {
    if (one === null || !(one > 1) || !Number.isFinite(one)) return null;
    inverse.push(1 / one);
  }
  const booked = inverse.reduce((sum, q) => sum + q, 0);
  switch (method) {
    case 'proportional':
      return inverse.map((q) => q / booked);
    case 'power':
      return powerDevig(inverse);
    case 'shin':
      return shinDevig(inverse, booked);
  }
}

/** Sum of the inverse odds: 1.05 is a margin of 5 %. */
export function overround(odds: readonly (number | null)[]): number {
  return odds.reduce<number>((sum, one) => sum + (one !== null && one > 1 ? 1 / one : Number.NaN), 0);
}

const NEWTON_STEPS = 30;
const TOLERANCE = 1e-13;

function powerDevig(inverse: readonly number[]): readonly number[] {
  let k = 1;
  for (let step = 0; step < NEWTON_STEPS; step++) {
    let sum = -1;
    let slope = 0;
    for (const q of inverse) {
      const power = q ** k;
      sum += power;
      slope += power * Math.log(q);
    }
    k = Math.min(50, Math.max(0.02, k - sum / slope));
    if (Math.abs(sum) < TOLERANCE) break;
  }
  return normalised(inverse.map((q) => q ** k));
}

function shinDevig(inverse: readonly number[], booked: number): readonly number[] {
  // Without a margin no one is informed in Shin's sense, and the formula has no root.
  if (booked <= 1) return inverse.map((q) => q / booked);
  const fair = (z: number) =>
    inverse.map((q) => (Math.sqrt(z * z + (4 * (1 - z) * q * q) / booked) - z) / (2 * (1 - z)));
  let low = 0;
  let high = 0.6;
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (fair(middle).reduce((sum, p) => sum + p, 0) > 1) low = middle;
    else high = middle;
  }
  return normalised(fair((low + high) / 2));
}

function normalised(values: readonly number[]): readonly number[] {
  const sum = values.reduce((total, value) => total + value, 0);
  return values.map((value) => value / sum);
}
