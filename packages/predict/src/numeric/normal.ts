const SQRT_TWO_PI = Math.sqrt(2 * Math.PI);

/** Density of the standard normal. */
function normalDensity(x: number): number {
  return Math.exp(-0.5 * x * x) / SQRT_TWO_PI;
}

/**
 * Distribution function of the standard normal, exact to about 1e-15: Marsaglia's Taylor series inside ±6 and the
 * continued fraction of the tail outside ("Evaluating the Normal Distribution", 2004).
 */
export function normalCdf(x: number): number {
  if (Number.isNaN(x)) return Number.NaN;
  if (x > 38) return 1;
  if (x < -38) return 0;
  if (Math.abs(x) < 6) {
    let sum = x;
    let term = x;
    for (let k = 3; Math.abs(term) > 1e-17 && k < 400; k += 2) {
      term *= (x * x) / k;
      sum += term;
    }
    return 0.5 + sum * normalDensity(x);
  }
  const size = Math.abs(x);
  let fraction = size + 40;
  for (let k = 39; k >= 1; k--) fraction = size + k / fraction;
  const tail = normalDensity(size) / fraction;
  return x < 0 ? tail : 1 - tail;
}

/** Inverse of `normalCdf` by Newton steps from a logistic start; p outside (0, 1) gives ∓Infinity. */
export function normalQuantile(p: number): number {
  if (!(p > 0)) return Number.NEGATIVE_INFINITY;
  if (!(p < 1)) return Number.POSITIVE_INFINITY;
  let x = Math.log(p / (1 - p)) / 1.702;
  for (let step = 0; step < 60; step++) {
    const slope = Math.max(normalDensity(x), 1e-300);
    const move = Math.max(-1, Math.min(1, (normalCdf(x) - p) / slope));
    x -= move;
    if (Math.abs(move) < 1e-14) break;
  }
  return x;
}
