import type { JobDefinition } from './job-definition.ts';

/** Reminds members whose plan ends soon; each reminder is sent once, however often the job runs. */
export const remindRenewalsJob = {
  name: 'remind-renewals',
  everyS: 600,
  timeLimitS: 300,
  retries: 2,
} as const satisfies JobDefinition;
