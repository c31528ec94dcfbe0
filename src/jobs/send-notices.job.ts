import type { JobDefinition } from './job-definition.ts';

/** Tells operators what waited for the end of their quiet hours, and their devices what is wrong with the site; each once. */
export const sendNoticesJob = {
  name: 'send-notices',
  everyS: 20,
  timeLimitS: 300,
  retries: 2,
} as const satisfies JobDefinition;
