import { z } from 'zod';
import type { JobDefinition } from './job-definition.ts';

/** Learns new results and forecasts the coming seven days. */
export const forecastGamesJob = {
  name: 'forecast-games',
  schema: z.object({}),
  everyS: 300,
  timeLimitS: 900,
  retries: 2,
} as const satisfies JobDefinition;
