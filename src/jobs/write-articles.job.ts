import type { JobDefinition } from './job-definition.ts';

/** Writes the analyses that are due, a bounded number a run. */
export const writeArticlesJob = {
  name: 'write-articles',
  everyS: 60,
  timeLimitS: 600,
  retries: 2,
} as const satisfies JobDefinition;
