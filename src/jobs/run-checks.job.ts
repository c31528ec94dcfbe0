import type { JobDefinition } from './job-definition.ts';

/** Closes the days that are over, then carries out what the public audit lists, once an hour, and stores how each check ended. */
export const runChecksJob = {
  name: 'run-checks',
  everyS: 3600,
  timeLimitS: 600,
  retries: 1,
} as const satisfies JobDefinition;
