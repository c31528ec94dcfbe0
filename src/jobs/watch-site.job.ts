import type { JobDefinition } from './job-definition.ts';

/** Looks whether the feed, the e-mails, the jobs, the processes, the disks and the backups are well, and notifies operators where not. */
export const watchSiteJob = {
  name: 'watch-site',
  everyS: 60,
  timeLimitS: 60,
  retries: 1,
} as const satisfies JobDefinition;
