import type { JobDefinition } from './job-definition.ts';

/** Measures what the live forecasts came to, and opens and closes the alerts that follow. */
export const watchModelsJob = {
  name: 'watch-models',
  everyS: 3600,
  timeLimitS: 300,
  retries: 1,
} as const satisfies JobDefinition;
