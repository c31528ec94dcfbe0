import type { JobName } from '#terms/jobs.ts';

export type JobDefinition = {
  readonly name: JobName;
  /** What earlier releases called it: what they queued is worked too, also while one of them still runs beside this one. */
  readonly formerName?: string;
  /** By default no more than one waits while another one runs; of a standard one any number. */
  readonly policy?: 'standard';
  /** How often it runs by itself, in seconds; left out where it only runs when it is asked for. */
  readonly everyS?: number;
  /** False where a worker first asks for it after `everyS`, and not when it starts: for work that a restart must not repeat. */
  readonly atStart?: boolean;
  /** After this long a run counts as lost, and the job is tried again. */
  readonly timeLimitS: number;
  readonly retries: number;
};
