/**
 * How far a forecaster's own law may be trusted at a line that the market asks. A market chooses its line so that both sides
 * are about even; where our law says 60 % there, nearly all of the distance to ½ is our error and not the market's. How much
 * of it is worth something is learned from earlier games: the closing price's log-odds at its line, regressed on ours.
 */
export type LineTrust = {
  /** Log-odds for home or over where our law says even. */
  readonly intercept: number;
  /** Share of our own log-odds that is kept: 1 trusts the law, 0 the line. */
  readonly slope: number;
};

/** Sums of a simple regression; plain data. */
export type LineSums = { n: number; x: number; xx: number; z: number; xz: number };

/** The prior has the weight of this many games. */
const PRIOR_GAMES = 30;
/** Variance of the log-odds in those games: what rating and price usually differ by at a line. */
const PRIOR_VARIANCE = 0.05;
/** With fewer games nothing is said, and the law is read as it stands. */
const FEWEST_GAMES = 100;
/** Log-odds beyond this are capped, so that one odd line cannot turn a regression. */
const MAX_LOG_ODDS = 2;

export function createLineSums(): LineSums {
  return { n: 0, x: 0, xx: 0, z: 0, xz: 0 };
}

/** Adds one game: log-odds of home or over at the closing line, ours and the price's (0 where a line has no price). */
export function addLine(sums: LineSums, own: number, market: number): void {
  if (!Number.isFinite(own) || !Number.isFinite(market)) return;
  const x = Math.max(-MAX_LOG_ODDS, Math.min(MAX_LOG_ODDS, own));
  const z = Math.max(-MAX_LOG_ODDS, Math.min(MAX_LOG_ODDS, market));
  sums.n += 1;
  sums.x += x;
  sums.xx += x * x;
  sums.z += z;
  sums.xz += x * z;
}

export function decayLines(sums: LineSums, factor: number): void {
  sums.n *= factor;
  sums.x *= factor;
  sums.xx *= factor;
  sums.z *= factor;
  sums.xz *= factor;
}

/**
 * Ridge regression towards intercept 0 and a prior slope b₀, the slope kept within 0…1.2: minimises
 * Σ(z − a − b·x)² + κ·a² + κ·v·(b − b₀)². The prior of 1 speaks for our law, 0 for the price. Null until enough games have taught.
 */
export function trustOf(sums: LineSums, priorSlope: 0 | 1 = 1): LineTrust | null {
  if (sums.n < FEWEST_GAMES) return null;
  const kappa = PRIOR_GAMES;
  const n = sums.n + kappa;
  const xx = sums.xx + kappa * PRIOR_VARIANCE;
  const xz = sums.xz + kappa * PRIOR_VARIANCE * priorSlope;
  const determinant = n * xx - sums.x * sums.x;
  const slope = Math.max(0, Math.min(1.2, (n * xz - sums.x * sums.z) / determinant));
  return { intercept: (sums.z - slope * sums.x) / n, slope };
}
