import { setTimeout as wait } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';

type JobRun = { readonly state: string; readonly output: unknown };

const POLL_MS = 50;
const ENDED = new Set(['completed', 'failed', 'cancelled']);

/**
 * Puts a job into the queue and answers when a worker has finished it; null where that takes longer than the limit. The run
 * begins after the call, so it sees what was true by then: one that is queued already is waited for first. For test mode, in
 * which the moment of a run matters.
 */
export async function runJob(boss: PgBoss, name: string, limitMs: number): Promise<JobRun | null> {
  let id: string | null = null;
  for (let waitedMs = 0; waitedMs < limitMs; waitedMs += POLL_MS) {
    id ??= await boss.send(name, {}, { priority: 10 });
    const [job] = id === null ? [] : await boss.findJobs(name, { id });
    if (job && ENDED.has(job.state)) return { state: job.state, output: job.output };
    await wait(POLL_MS);
  }
  return null;
}
