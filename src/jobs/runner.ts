import type { PgBoss } from 'pg-boss';
import type { TimeJudgement } from '#domain/foundation/clock/judge-time.ts';
import { noteRun } from '#domain/operations/operation/note-run.ts';
import { elapsedSince, startTimer } from '#platform/clock.ts';
import { failureReason } from '#platform/failure-reason.ts';
import { retryWhileAway } from '#platform/retry-while-away.ts';
import { jobs } from './index.ts';
import { isIdle } from './is-idle.ts';
import type { JobContext, JobHandler } from './job-context.ts';
import type { JobDefinition } from './job-definition.ts';
import { createTimeGuard } from './time-guard.ts';

export type Runner = { stop(): Promise<void> };

type RunnerOptions = {
  readonly boss: PgBoss;
  readonly context: JobContext;
  /** Called before each run: test mode takes over the clock that a test has set, and the time is held against its witnesses. */
  readonly judgeTime: () => Promise<TimeJudgement>;
};

/**
 * The database notifies a worker of each new job with the commit that brings it (LISTEN and NOTIFY), and `watchQueue` of what only time brings, so
 * that a worker hardly has to look into each queue. The short pause is for a database that cannot notify.
 */
export const POLLING = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 60 } as const;

/** Of a standard job any number waits, and one run does the work of all of them: taken one by one, a storm of them would wait for hours. */
export function workOptions({ policy }: Pick<JobDefinition, 'policy'>) {
  return { ...POLLING, batchSize: policy === 'standard' ? 1000 : 1 };
}

/**
 * Works off the queue, and puts each recurring job into it at its pace. Several workers may do so at once: of all that ask
 * within one slot the queue keeps one job.
 */
export async function startRunner({ boss, context, judgeTime }: RunnerOptions): Promise<Runner> {
  const mustWait = createTimeGuard(context.services, judgeTime);
  let isStopped = false;
  /**
   * A job that loses the database goes on with it where it comes back. Handed to the queue as failed, it would first have to be missed, and then
   * to be found.
   */
  const stay: Stay = (work) => retryWhileAway(work, () => isStopped);
  for (const { definition, handler } of jobs) {
    for (const queue of await queuesOf(boss, definition))
      await boss.work(queue, workOptions(definition), async () => {
        try {
          const held = await stay(mustWait);
          return held === null ? await run(context, { name: definition.name, handler, stay }) : { held };
        } catch (error) {
          // The queue keeps what it is handed, and the office shows it; the whole error is in the log.
          throw new Error(failureReason(error));
        }
      });
  }
  const timers = jobs.flatMap(({ definition }) => repeat(boss, definition, context));
  return {
    stop: async () => {
      isStopped = true;
      for (const timer of timers) clearInterval(timer);
      await boss.stop({ graceful: true, timeout: 10_000, close: true });
    },
  };
}

/** The queue of a job, and the one that an earlier release of this site has left under the job's former name. */
async function queuesOf(boss: PgBoss, { name, formerName }: JobDefinition): Promise<string[]> {
  const isLeft = formerName !== undefined && (await boss.getQueue(formerName)) !== null;
  return isLeft ? [name, formerName] : [name];
}

type Stay = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** One run, noted whether it goes well or not; a failure goes on to the queue, which tries again. */
async function run(
  context: JobContext,
  { name, handler, stay }: { readonly name: string; readonly handler: JobHandler; readonly stay: Stay },
): Promise<unknown> {
  const { services } = context;
  const startedAt = services.clock.now();
  const started = startTimer();
  const note = (error: unknown) =>
    stay(() => noteRun(services, { name, startedAt, durationMs: elapsedSince(started), error }));
  try {
    const result = await stay(() => handler(context));
    const line = { job: name, durationMs: Math.round(elapsedSince(started)), result };
    services.log[isIdle(result) ? 'debug' : 'info'](line, 'job done');
    await note(null);
    return result === undefined ? null : result;
  } catch (error) {
    services.log.error({ err: error, job: name }, 'job failed');
    await note(error ?? 'no reason');
    throw error;
  }
}

function repeat(boss: PgBoss, definition: JobDefinition, { services }: JobContext): NodeJS.Timeout[] {
  const { everyS, atStart = true, name } = definition;
  if (everyS === undefined) return [];
  let isAsking = false;
  const ask = () => {
    // While the database is away the first one waits for it; more of them would only stand before what else waits.
    if (isAsking) return;
    isAsking = true;
    boss
      .send(name, {}, { singletonSeconds: everyS })
      .catch((error: unknown) => {
        services.log.error({ err: error, job: name }, 'a recurring job could not be queued');
      })
      .finally(() => {
        isAsking = false;
      });
  };
  if (atStart) ask();
  return [setInterval(ask, everyS * 1000)];
}
