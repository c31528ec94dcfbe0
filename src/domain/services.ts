import type { Db } from '#db/client.ts';
import type { JobQueue } from '#jobs/enqueue.ts';
import type { Clock } from '#platform/clock.ts';
import type { Env } from '#platform/env.ts';
import type { Log } from '#platform/log.ts';

/** What every use case is handed: the database, the time, the deployment's settings and where to write what happened. */
export type Services = {
  readonly db: Db;
  readonly clock: Clock;
  readonly env: Env;
  readonly log: Log;
  /** Where work for later goes; left out in commands, whose work the worker finds by time. */
  readonly queue?: JobQueue;
};
