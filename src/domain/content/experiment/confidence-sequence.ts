/** How many visitors a variant had, and how many of them did what was hoped for. */
export type Tally = { readonly visitors: number; readonly converted: number };

export type Interval = { readonly value: number; readonly low: number; readonly high: number };

/** How often a sequence may miss the truth, at any of its instants. */
const ALPHA = 0.05;

/**
 * The difference of two rates, B less A, with an asymptotic confidence sequence: an interval that holds at every instant together, so that
 * a result may be looked at after each visitor (Waudby-Smith, Arbour, Sinha, Kennedy, Ramdas 2024, theorem 2.2, Robbins' normal mixture).
 * The mixture is the one that is narrowest after the planned number of visitors. Null while a variant has no visitor.
 */
export function confidenceSequence(a: Tally, b: Tally, planned: number): Interval | null {
  if (a.visitors === 0 || b.visitors === 0) return null;
  const value = b.converted / b.visitors - a.converted / a.visitors;
  const error = Math.sqrt(varianceOf(a) / a.visitors + varianceOf(b) / b.visitors);
  const half = error * criticalValue(a.visitors + b.visitors, 2 * planned);
  return { value, low: Math.max(-1, value - half), high: Math.min(1, value + half) };
}

/** How many standard errors the sequence reaches to each side after `n` visitors, where it was planned for `planned`. */
export function criticalValue(n: number, planned: number): number {
  const weight = (n / planned) * mixtureAtPlan();
  return Math.sqrt((2 * (weight + 1) * Math.log(Math.sqrt(weight + 1) / ALPHA)) / weight);
}

/** The square of the mixture's scale times the planned number: what makes the sequence narrowest there (equation 57 of the paper). */
function mixtureAtPlan(): number {
  const doubled = -2 * Math.log(ALPHA);
  return doubled + Math.log(doubled + 1);
}

/** One visitor more on either side: a variant without a conversion so far is not known to the last digit. */
function varianceOf({ visitors, converted }: Tally): number {
  const rate = (converted + 1) / (visitors + 2);
  return rate * (1 - rate);
}
