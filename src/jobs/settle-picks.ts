import { settlePicks as settle } from '#domain/record/settle-picks.ts';
import { alertResults } from '#domain/result/alert-results.ts';
import type { JobContext } from './job-context.ts';

export async function settlePicks({ services }: JobContext): Promise<unknown> {
  const settled = await settle(services);
  return { ...settled, alerts: await alertResults(services) };
}
