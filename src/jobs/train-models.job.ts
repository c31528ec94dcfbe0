import type { JobDefinition } from './job-definition.ts';

/** Trains and measures the models that operators asked for, with their asking; by time those that a killed worker left behind. */
export const trainModelsJob = {
  name: 'train-models',
  everyS: 300,
  timeLimitS: 7800,
  retries: 1,
} as const satisfies JobDefinition;
