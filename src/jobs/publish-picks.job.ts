import type { JobDefinition } from './job-definition.ts';

/** Freezes the picks of the games in the publishing window. */
export const publishPicksJob = {
  name: 'publish-picks',
  everyS: 60,
  timeLimitS: 120,
  retries: 2,
} as const satisfies JobDefinition;
