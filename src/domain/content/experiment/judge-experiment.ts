import type { ExperimentState, ExperimentVerdict } from '#terms/experiments.ts';
import { confidenceSequence, type Interval, type Tally } from './confidence-sequence.ts';

type Counted = {
  readonly state: ExperimentState;
  readonly a: Tally;
  readonly b: Tally;
  /** Visitors of each variant, as planned. */
  readonly planned: number;
};

/** What the rows say. Before the planned number nothing is said unless the sequence leaves 0 out, which it may do at any instant. */
export function judgeExperiment({ state, a, b, planned }: Counted): {
  readonly difference: Interval | null;
  readonly verdict: ExperimentVerdict;
} {
  const difference = confidenceSequence(a, b, planned);
  if (difference !== null && difference.low > 0) return { difference, verdict: 'b_better' };
  if (difference !== null && difference.high < 0) return { difference, verdict: 'a_better' };
  if (Math.min(a.visitors, b.visitors) >= planned) return { difference, verdict: 'no_difference' };
  return { difference, verdict: state === 'ended' ? 'cut_short' : 'too_early' };
}
