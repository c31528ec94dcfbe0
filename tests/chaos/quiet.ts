import { connectQueue } from '#db/queue-connection.ts';
import { moveTestClock } from '#domain/foundation/clock/follow-test-clock.ts';
import type { Services } from '#domain/services.ts';
import { openQueue } from '#jobs/queue.ts';
import { runJob } from '#jobs/run-job.ts';
import { startTimer, waitSince } from '#platform/clock.ts';
import { silentLog } from '#platform/log.ts';

const LIMIT_MS = 120_000;
const LOOK_MS = 200;
/** What brings in the games of an hour, their picks and their results. */
const DUE = ['ingest-feed', 'publish-picks', 'settle-picks'] as const;

type Quiet = Awaited<ReturnType<typeof untilQuiet>>;

/** Moves the site's clock by an hour and waits until its workers have done all that is due by then. Throws where one of these jobs fails. */
export async function passHour(
  services: Services,
  clock: Parameters<typeof moveTestClock>[1],
  ownerUrl: string,
): Promise<Quiet> {
  await moveTestClock(services, clock, { advance_s: 3600 });
  const boss = await openQueue({ connect: connectQueue(ownerUrl), log: silentLog(), worker: false });
  try {
    // It is asked for at once: the workers themselves ask once a minute, which may be after the last look.
    for (const name of DUE) {
      const done = await runJob(boss, name, LIMIT_MS);
      if (done?.state !== 'completed') throw new Error(`${name} is ${done?.state ?? 'not there'}`);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
  return untilQuiet(services);
}

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
