import type { JobDefinition } from './job-definition.ts';

/** Asks for the live models to be measured on their held-out time, which grows by a day each day. */
export const measureModelsJob = {
  name: 'measure-models',
  everyS: 86_400,
  atStart: false,
  timeLimitS: 60,
  retries: 1,
} as const satisfies JobDefinition;
