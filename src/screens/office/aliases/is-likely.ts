import type { Alias } from './data.server.ts';

/** Below this two names share a few letters and nothing else (trigrams, from 0 to 1). */
const MIN_LIKENESS = 0.3;

/** Whether a team is worth suggesting for an alias. */
export function isLikely(candidate: Alias['candidates'][number] | undefined): boolean {
  return candidate !== undefined && candidate.likeness >= MIN_LIKENESS;
}
