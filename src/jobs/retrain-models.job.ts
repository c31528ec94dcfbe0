import type { JobDefinition } from './job-definition.ts';

/** Trains a model of each sport again; it takes over where it beats the running one. */
export const retrainModelsJob = {
  name: 'retrain-models',
  everyS: 604_800,
  atStart: false,
  timeLimitS: 1800,
  retries: 1,
} as const satisfies JobDefinition;
