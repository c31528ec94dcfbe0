import { z } from 'zod';
import type { JobDefinition } from './job-definition.ts';

/** Sends the letters that wait in the outbox. Whoever asks for a link looks at his mailbox now. */
export const sendLettersJob = {
  name: 'send-letters',
  schema: z.object({}),
  everyS: 5,
  timeLimitS: 600,
  retries: 2,
} as const satisfies JobDefinition;
