import type { JobDefinition } from './job-definition.ts';

/** Reads other people's news feeds; which of them is due is decided by the feed. */
export const readNewsJob = {
  name: 'read-news',
  everyS: 60,
  timeLimitS: 600,
  retries: 1,
} as const satisfies JobDefinition;
