import { runChecks as run } from '#domain/operations/check/run-checks.ts';
import { closeDays } from '#domain/picks/proof/close-days.ts';
import type { JobContext } from './job-context.ts';

export async function runChecks({ services }: JobContext): Promise<unknown> {
  // A site that comes back after some days closes them now, and must not be called broken for the hour that it would take else.
  await closeDays(services);
  return run(services);
}
