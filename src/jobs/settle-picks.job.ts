import { z } from 'zod';
import type { JobDefinition } from './job-definition.ts';

/** Grades the picks of games that have ended. */
export const settlePicksJob = {
  name: 'settle-picks',
  schema: z.object({}),
  everyS: 60,
  timeLimitS: 120,
  retries: 2,
} as const satisfies JobDefinition;
