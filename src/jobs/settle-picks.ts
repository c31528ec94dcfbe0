import { alertResults } from '#domain/operations/result/alert-results.ts';
import { settlePicks as settle } from '#domain/picks/grade/settle-picks.ts';
import type { JobContext } from './job-context.ts';

export async function settlePicks({ services }: JobContext): Promise<unknown> {
  const settled = await settle(services);
  return { ...settled, alerts: await alertResults(services) };
}
