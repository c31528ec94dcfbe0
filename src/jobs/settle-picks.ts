import { settlePicks as settle } from '#domain/record/settle-picks.ts';
import type { JobContext } from './job-context.ts';

export async function settlePicks({ services }: JobContext): Promise<unknown> {
  return settle(services);
}
