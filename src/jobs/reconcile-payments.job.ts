import type { JobDefinition } from './job-definition.ts';

/** Joins typed payments to the lines of the bank that confirm them, and reports those that wait for a line too long. */
export const reconcilePaymentsJob = {
  name: 'reconcile-payments',
  everyS: 300,
  timeLimitS: 120,
  retries: 2,
} as const satisfies JobDefinition;
