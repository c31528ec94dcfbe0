import type { JobDefinition } from './job-definition.ts';

/** Learns new results and forecasts the coming seven days; as often as picks are published, which need a forecast that knows their price. */
export const forecastGamesJob = {
  name: 'forecast-games',
  everyS: 60,
  timeLimitS: 900,
  retries: 2,
} as const satisfies JobDefinition;
