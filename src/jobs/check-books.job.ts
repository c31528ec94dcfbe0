import type { JobDefinition } from './job-definition.ts';

/** Verifies the audit log, the public ledger and the books once a day. */
export const checkBooksJob = {
  name: 'check-books',
  everyS: 86_400,
  timeLimitS: 1800,
  retries: 2,
} as const satisfies JobDefinition;
