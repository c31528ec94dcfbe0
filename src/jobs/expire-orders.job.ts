import type { JobDefinition } from './job-definition.ts';

/** Ends unpaid orders whose time is over, carries out what an operator alone asked for in time, and forgets old idempotency keys. */
export const expireOrdersJob = {
  name: 'expire-orders',
  everyS: 60,
  timeLimitS: 120,
  retries: 2,
} as const satisfies JobDefinition;
