import type { JobDefinition } from './job-definition.ts';

/** Takes over what became known at the feed: live scores move at this pace. */
export const ingestFeedJob = {
  name: 'ingest-feed',
  everyS: 10,
  timeLimitS: 600,
  retries: 2,
} as const satisfies JobDefinition;
