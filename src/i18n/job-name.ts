import { JOB_NAMES } from '#terms/jobs.ts';
import type { Translate } from './t.ts';

/** What people call a job; one that only an older release had keeps the name that programs use. */
export function jobName(t: Translate<'jobs'>, name: string): string {
  const known = JOB_NAMES.find((one) => one === name);
  return known === undefined ? name : t(`jobs.names.${known}`);
}
