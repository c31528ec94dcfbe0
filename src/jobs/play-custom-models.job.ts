import type { JobDefinition } from './job-definition.ts';

/** Freezes what members' models say of the games that start within the hour, and grades what they said of ended ones. */
export const playCustomModelsJob = {
  name: 'play-custom-models',
  everyS: 60,
  timeLimitS: 600,
  retries: 2,
} as const satisfies JobDefinition;
