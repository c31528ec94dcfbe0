import type { JobDefinition } from './job-definition.ts';

/** Has independent authorities say when they saw each batch and each close. */
export const stampProofsJob = {
  name: 'stamp-proofs',
  everyS: 60,
  timeLimitS: 600,
  retries: 0,
} as const satisfies JobDefinition;
