import type { JobDefinition } from './job-definition.ts';

/** Publishes the articles whose hour has come; each appears once, at most this long after its hour. */
export const publishNewsJob = {
  name: 'publish-news',
  everyS: 20,
  timeLimitS: 60,
  retries: 2,
} as const satisfies JobDefinition;
