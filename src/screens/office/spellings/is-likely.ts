import type { Spelling } from './data.server.ts';

/** Below this two names share a few letters and nothing else (trigrams, from 0 to 1). */
const MIN_LIKENESS = 0.3;

/** Whether a team is worth suggesting for a spelling. */
export function isLikely(candidate: Spelling['candidates'][number] | undefined): boolean {
  return candidate !== undefined && candidate.likeness >= MIN_LIKENESS;
}
