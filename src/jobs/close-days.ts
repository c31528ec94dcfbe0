import { closeDays as close } from '#domain/picks/proof/close-days.ts';
import type { JobContext } from './job-context.ts';

export async function closeDays({ services }: JobContext): Promise<unknown> {
  return close(services);
}
