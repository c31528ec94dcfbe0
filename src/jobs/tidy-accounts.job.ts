import type { JobDefinition } from './job-definition.ts';

/** Removes dead sessions, links and old e-mails, and ends alerts about operators whose three days are over. */
export const tidyAccountsJob = {
  name: 'tidy-accounts',
  everyS: 600,
  timeLimitS: 300,
  retries: 2,
} as const satisfies JobDefinition;
