import type { JobDefinition } from './job-definition.ts';

/**
 * Sends an e-mail as soon as what it reports is committed. Any number may wait: were a second one refused, transactions that write
 * e-mails would wait for each other.
 */
export const sendEmailJob = {
  name: 'send-email',
  policy: 'standard',
  timeLimitS: 600,
  retries: 2,
} as const satisfies JobDefinition;
