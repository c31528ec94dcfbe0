export interface Scale {
  low: number;
  high: number;
  /** Where lines and labels stand, from low to high. */
  ticks: readonly number[];
}

/** The steps that people count in: 1, 2, 2.5 and 5 times a power of ten. */
const steps = [1, 2, 2.5, 5, 10];

/**
 * A scale of round numbers around the values, with about `count` parts. It always holds zero, so that heights can be
 * compared, and is never empty.
 */
export function makeScale(values: readonly number[], count = 4): Scale {
  return roundScale(Math.min(0, ...values), Math.max(0, ...values), count);
}

/** A scale of round numbers around the values that need not hold zero: for points, whose heights are not compared. */
export function makeSpan(values: readonly number[], count = 4): Scale {
  return values.length === 0
    ? roundScale(0, 1, count)
    : roundScale(Math.min(...values), Math.max(...values), count);
}

function roundScale(low: number, top: number, count: number): Scale {
  const high = low === top ? low + 1 : top;
  const span = high - low;
  const power = 10 ** Math.floor(Math.log10(span / count));
  const step = power * (steps.find((candidate) => candidate * power >= span / count) ?? 10);
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9));
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => round((first + index) * step));
  return { low: round(first * step), high: round(last * step), ticks };
}

/** Where a value stands between the ends of a scale, 0 to 1. */
export function positionOn({ low, high }: Scale, value: number): number {
  return (value - low) / (high - low);
}

/** Takes the dust of binary fractions off: 0.30000000000000004 is 0.3. */
function round(value: number): number {
  return Number(value.toPrecision(12));
}
