import type { JobDefinition } from './job-definition.ts';

/** Grades the picks of games that have ended. */
export const settlePicksJob = {
  name: 'settle-picks',
  everyS: 60,
  timeLimitS: 120,
  retries: 2,
} as const satisfies JobDefinition;
