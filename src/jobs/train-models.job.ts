import { z } from 'zod';
import type { JobDefinition } from './job-definition.ts';

/** Trains and measures the models that operators asked for; each has a time limit of its own. */
export const trainModelsJob = {
  name: 'train-models',
  schema: z.object({}),
  everyS: 15,
  timeLimitS: 7800,
  retries: 1,
} as const satisfies JobDefinition;
