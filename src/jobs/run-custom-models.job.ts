import type { JobDefinition } from './job-definition.ts';

/** Runs the backtests of members' models that wait, and counts for the form how many picks other kinds would find. */
export const runCustomModelsJob = {
  name: 'run-custom-models',
  everyS: 30,
  timeLimitS: 900,
  retries: 1,
} as const satisfies JobDefinition;
