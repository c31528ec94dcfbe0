import { runChecks as run } from '#domain/operations/check/run-checks.ts';
import type { JobContext } from './job-context.ts';

export async function runChecks({ services }: JobContext): Promise<unknown> {
  return run(services);
}
