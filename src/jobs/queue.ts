import pg from 'pg';
import { type Db, PgBoss } from 'pg-boss';
import type { Log } from '#platform/log.ts';
import { jobDefinitions } from './job-names.ts';
import { watchQueue } from './watch-queue.ts';

const SCHEMA = 'pgboss';
/** A worker that was killed is missed after this long, and another one takes its job over. */
const HEARTBEAT_S = 20;
const SUPERVISE_S = 10;

/** Sets up the queue's own tables as the owner of the database, and lets the application's role use them. */
export async function installQueue(
  ownerUrl: string,
  appRole: string,
  { heartbeatS = HEARTBEAT_S }: { readonly heartbeatS?: number } = {},
): Promise<void> {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    schema: SCHEMA,
    supervise: false,
    schedule: false,
    max: 2,
  });
  boss.on('error', () => undefined);
  await boss.start();
  for (const { name, retries, timeLimitS, policy } of jobDefinitions) {
    const settings = { retryLimit: retries, retryBackoff: true, expireInSeconds: timeLimitS, notify: true };
    const keep = { retentionSeconds: 86_400, deleteAfterSeconds: 86_400 };
    const known = await boss.getQueue(name);
    if (known) await boss.updateQueue(name, { ...settings, ...keep });
    else
      await boss.createQueue(name, {
        policy: policy ?? 'stately',
        heartbeatSeconds: heartbeatS,
        ...settings,
        ...keep,
      });
  }
  await boss.stop({ graceful: false });
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(`grant usage on schema ${SCHEMA} to ${appRole};
    grant select, insert, update, delete on all tables in schema ${SCHEMA} to ${appRole};
    grant usage on all sequences in schema ${SCHEMA} to ${appRole};
    grant execute on all functions in schema ${SCHEMA} to ${appRole}`);
  await client.end();
}

/** Opens the connections of a queue. */
type Connect = (options: { readonly max: number; readonly onTrouble: (error: unknown) => void }) => Db & {
  close(): Promise<void>;
  /** Notifies all workers of the queues in which a job is due, and answers when another one will be. */
  notifyOfDue(): Promise<number | null>;
};

/** Opens the queue with the login of the application. A worker supervises it; a web process only sends. */
export async function openQueue(options: {
  readonly connect: Connect;
  readonly log: Log;
  readonly worker: boolean;
  /** How often a worker looks for jobs whose worker is gone. */
  readonly superviseS?: number;
}): Promise<PgBoss> {
  const superviseS = options.superviseS ?? SUPERVISE_S;
  const complain = (error: unknown) => options.log.error({ err: error }, 'the job queue failed');
  // A worker that waits for a connection cannot say that it is still at a job, and would have it taken away.
  const db = options.connect({ max: options.worker ? 6 : 2, onTrouble: complain });
  const boss = new PgBoss({
    db,
    schema: SCHEMA,
    migrate: false,
    createSchema: false,
    schedule: false,
    // Done by `watchQueue`.
    supervise: false,
    monitorIntervalSeconds: superviseS,
    reindex: false,
    monitorVacuum: false,
    useListenNotify: options.worker,
  });
  boss.on('error', complain);
  await boss.start();
  const { notifyOfDue } = db;
  const watch = options.worker
    ? watchQueue({ boss, notifyOfDue, everyS: superviseS, onTrouble: complain })
    : null;
  boss.on('stopped', () => {
    watch?.stop();
    void db.close();
  });
  return boss;
}
