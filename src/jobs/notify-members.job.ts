import type { JobDefinition } from './job-definition.ts';

/** Tells members of new picks and results, in the inbox and by mail; each of them once, however often it runs. */
export const notifyMembersJob = {
  name: 'notify-members',
  formerName: 'tell-news',
  everyS: 60,
  timeLimitS: 300,
  retries: 2,
} as const satisfies JobDefinition;
