import { z } from 'zod';
import type { JobDefinition } from './job-definition.ts';

/** Tells members' devices what happened; each device once of each event, however often it runs. */
export const sendPushesJob = {
  name: 'send-pushes',
  schema: z.object({}),
  everyS: 20,
  timeLimitS: 300,
  retries: 2,
} as const satisfies JobDefinition;
