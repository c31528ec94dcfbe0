import type { JobDefinition } from './job-definition.ts';

/** Tells members' devices what happened; each device once of each event, however often it runs. */
export const sendPushesJob = {
  name: 'send-pushes',
  everyS: 20,
  timeLimitS: 300,
  retries: 2,
} as const satisfies JobDefinition;
