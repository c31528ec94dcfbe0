import { pairedDifference } from '../score/evaluate.ts';
import type { Result } from '../score/score.ts';
import type { Outcome } from '../surface/forecast.ts';

/** One game of the newest window, forecast by the running model and by the candidate before it was played. */
export type Contest = { readonly running: Outcome; readonly candidate: Outcome; readonly result: Result };

export type Promotion = {
  readonly promote: boolean;
  readonly reason: 'first' | 'better' | 'not_better' | 'too_few_games';
  readonly games: number;
  /** Mean log-loss of the candidate minus the running model's; negative is better. */
  readonly difference: number;
  readonly standardError: number;
};

/** With fewer games luck decides. */
const FEWEST_GAMES = 100;

/**
 * Whether a new artefact replaces the running one: only if its log-loss on the newest window is lower by more than the standard error of
 * that difference, since between two equal models a mere sign is a coin that is tossed. `contests` holds games that neither model had
 * learned; a running model that does not exist loses.
 */
export function decidePromotion(contests: readonly Contest[] | null): Promotion {
  if (contests === null) {
    return { promote: true, reason: 'first', games: 0, difference: Number.NaN, standardError: Number.NaN };
  }
  const { n, mean, standardError } = pairedDifference(
    contests.map(({ running, candidate, result }) => ({ first: candidate, second: running, result })),
  );
  const common = { games: n, difference: mean, standardError };
  if (n < FEWEST_GAMES) return { promote: false, reason: 'too_few_games', ...common };
  return mean < -standardError
    ? { promote: true, reason: 'better', ...common }
    : { promote: false, reason: 'not_better', ...common };
}
