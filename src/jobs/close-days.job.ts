import type { JobDefinition } from './job-definition.ts';

/** Closes the days that are over, so that their count of picks is final. */
export const closeDaysJob = {
  name: 'close-days',
  everyS: 300,
  timeLimitS: 120,
  retries: 2,
} as const satisfies JobDefinition;
