import type { Services } from '#domain/services.ts';
import { startTimer, waitSince } from '#platform/clock.ts';

const LIMIT_MS = 120_000;
const LOOK_MS = 200;

/**
 * Waits until every job that was asked for up to now is done, those included that a killed worker had taken; answers how many were tried
 * again. Throws with what is left where that does not happen.
 */
export async function untilQuiet({
  db,
}: Services): Promise<{ readonly jobs: number; readonly again: number }> {
  const { rows: asked } = await db.$client.query<{ id: string }>('select id from pgboss.job');
  const ids = asked.map(({ id }) => id);
  const started = startTimer();
  for (;;) {
    const { rows } = await db.$client.query<{ name: string; state: string; facts: unknown }>(
      // What was tried in vain too often, because its worker was killed each time, is done where a later one of its kind is.
      `select name, state, to_json(job) as facts from pgboss.job where id = any($1::uuid[]) and state <> 'completed'
        and not (state = 'failed' and exists (select 1 from pgboss.job as later
          where later.name = job.name and later.state = 'completed' and later.started_on > job.completed_on))`,
      [ids],
    );
    if (rows.length === 0) break;
    if (performance.now() - started > LIMIT_MS) throw new Error(`never done: ${JSON.stringify(rows)}`);
    await waitSince(startTimer(), LOOK_MS);
  }
  const { rows } = await db.$client.query<{ again: number }>(
    'select count(*)::int as again from pgboss.job where id = any($1::uuid[]) and retry_count > 0',
    [ids],
  );
  return { jobs: ids.length, again: rows[0]?.again ?? 0 };
}
