/** Probabilities are kept this far from 0 and 1 before a logarithm is taken. */
export const PROBABILITY_FLOOR = 1e-9;

export function clamp(value: number, low: number, high: number): number {
  return value < low ? low : Math.min(value, high);
}

export function logit(p: number): number {
  const safe = clamp(p, PROBABILITY_FLOOR, 1 - PROBABILITY_FLOOR);
  return Math.log(safe / (1 - safe));
}

export function sigmoid(x: number): number {
  return x >= 0 ? 1 / (1 + Math.exp(-x)) : Math.exp(x) / (1 + Math.exp(x));
}
