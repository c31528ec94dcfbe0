import type { JobDefinition } from './job-definition.ts';

/** Tells programs what happened; each address once of each event, however often it runs. */
export const sendWebhooksJob = {
  name: 'send-webhooks',
  everyS: 20,
  timeLimitS: 300,
  retries: 2,
} as const satisfies JobDefinition;
