import type { Outcome } from '../surface/forecast.ts';
import { expectedCalibrationError, type Result } from './score.ts';

/**
 * What the calibration error of a perfect forecaster would be who says these probabilities of as many games: results are drawn
 * from the forecasts themselves. With few games it is far above 0, so an error must be read against it. `high` is the 95th
 * percentile: an error above it is hardly chance. `random` gives numbers in [0, 1).
 */
export function calibrationFloor(
  forecasts: readonly Outcome[],
  options: { readonly random: () => number; readonly draws?: number },
): { readonly mean: number; readonly high: number } {
  const { random, draws = 100 } = options;
  const errors = Array.from({ length: draws }, () =>
    expectedCalibrationError(
      forecasts.map((probabilities) => ({ probabilities, result: drawResult(probabilities, random()) })),
    ),
  ).sort((a, b) => a - b);
  return {
    mean: errors.reduce((sum, error) => sum + error, 0) / draws,
    high: errors[Math.min(draws - 1, Math.floor(0.95 * draws))] ?? Number.NaN,
  };
}

function drawResult({ home, draw }: Outcome, u: number): Result {
  if (u < home) return 'home';
  return u < home + (draw ?? 0) ? 'draw' : 'away';
}
