/** A game as the correlation of low scores sees it: its weight, its two rates, and whether it ended 0-0, 0-1, 1-0 or 1-1. */
export type LowScoreGame = {
  readonly weight: number;
  readonly lambda: number;
  readonly mu: number;
  readonly homeScore: number;
  readonly awayScore: number;
};

const LIMIT = 0.3;

/** Σ weight·ln τ(ρ) and its first two derivatives; games with more goals have τ = 1 and count nothing. */
export function lowScoreLikelihood(
  games: readonly LowScoreGame[],
  rho: number,
): { readonly value: number; readonly slope: number; readonly curvature: number } {
  let value = 0;
  let slope = 0;
  let curvature = 0;
  for (const { weight, lambda, mu, homeScore, awayScore } of games) {
    if (homeScore > 1 || awayScore > 1) continue;
    const factor = homeScore === 0 ? (awayScore === 0 ? -lambda * mu : lambda) : awayScore === 0 ? mu : -1;
    const tau = Math.max(1e-9, 1 + factor * rho);
    value += weight * Math.log(tau);
    slope += (weight * factor) / tau;
    curvature -= (weight * factor * factor) / (tau * tau);
  }
  return { value, slope, curvature };
}

/** The ρ of Dixon and Coles with the highest likelihood, by Newton's method within ±0.3; the likelihood is concave in ρ. */
export function fitRho(games: readonly LowScoreGame[], start = -0.05): number {
  let rho = start;
  for (let step = 0; step < 20; step++) {
    const { slope, curvature } = lowScoreLikelihood(games, rho);
    if (curvature === 0) return 0;
    const next = Math.max(-LIMIT, Math.min(LIMIT, rho - slope / curvature));
    if (Math.abs(next - rho) < 1e-10) return next;
    rho = next;
  }
  return rho;
}
