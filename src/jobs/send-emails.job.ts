import type { JobDefinition } from './job-definition.ts';

/** Sends the e-mails whose time has come: those that wait for their next try, or for the hour at which they may be read. */
export const sendEmailsJob = {
  name: 'send-emails',
  formerName: 'send-letters',
  everyS: 60,
  timeLimitS: 600,
  retries: 2,
} as const satisfies JobDefinition;
