import { z } from 'zod';
import type { Queryable } from '../client.ts';
import { sql } from '../drizzle.ts';
import { instantText } from '../read-rows.ts';
import { selectRows } from '../select-rows.ts';
import { jobRun } from '../tables/job-run.ts';

export type JobRunRow = typeof jobRun.$inferSelect;

/** Notes a run as the last one of its job. */
export async function putJobRun(
  db: Queryable,
  run: Pick<JobRunRow, 'name' | 'startedAt' | 'endedAt' | 'durationMs' | 'error'>,
): Promise<void> {
  const failedAt = run.error === null ? null : run.endedAt;
  const failures = failedAt === null ? 0 : 1;
  const { name: _, ...last } = run;
  await db
    .insert(jobRun)
    .values({ ...run, failedAt, runs: 1, failures })
    .onConflictDoUpdate({
      target: jobRun.name,
      set: {
        ...last,
        ...(failedAt === null ? {} : { failedAt }),
        runs: sql`${jobRun.runs} + 1`,
        failures: sql`${jobRun.failures} + ${failures}`,
      },
    });
}

export function listJobRuns(db: Queryable): Promise<JobRunRow[]> {
  return db.select().from(jobRun);
}

type QueueCount = {
  readonly name: string;
  readonly waiting: number;
  readonly running: number;
  readonly failed: number;
  /** Of what may start by now; null where nothing waits. */
  readonly oldestWaitingS: number | null;
};

const queueRow = z.object({
  name: z.string(),
  waiting: z.number(),
  running: z.number(),
  failed: z.number(),
  oldest_s: z.number().nullable(),
});

/** What each queue holds at this moment. Ages follow the queue's own clock, which is the database's. */
export async function countJobs(db: Queryable): Promise<QueueCount[]> {
  const rows = await selectRows(
    db,
    queueRow,
    sql`
    select name, count(*) filter (where state in ('created', 'retry'))::int as waiting,
      count(*) filter (where state = 'active')::int as running,
      count(*) filter (where state = 'failed')::int as failed,
      max(extract(epoch from now() - start_after)) filter (where state in ('created', 'retry') and start_after <= now())::float8
        as oldest_s
    from pgboss.job where state in ('created', 'retry', 'active', 'failed') group by name`,
  );
  return rows.map(({ oldest_s: oldest, ...row }) => ({
    ...row,
    oldestWaitingS: oldest === null ? null : Math.round(oldest),
  }));
}

export type FailedJob = {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly endedAt: Date;
  readonly tries: number;
  readonly error: string;
};

const failedJobRow = z.object({
  id: z.string(),
  name: z.string(),
  created_on: instantText,
  completed_on: instantText,
  tries: z.number(),
  error: z.string().nullable(),
});

/** The jobs that were given up, the newest first; they are kept for a day. */
export async function listFailedJobs(db: Queryable, limit: number): Promise<FailedJob[]> {
  const rows = await selectRows(
    db,
    failedJobRow,
    sql`
    select id, name, created_on, completed_on, retry_count + 1 as tries,
      coalesce(output ->> 'message', output -> 'value' ->> 'message', output::text) as error
    from pgboss.job where state = 'failed' order by completed_on desc limit ${limit}`,
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    tries: row.tries,
    error: (row.error ?? '').slice(0, 500),
    createdAt: new Date(row.created_on),
    endedAt: new Date(row.completed_on),
  }));
}

const retriedJobRow = z.object({
  name: z.string(),
  waits: z.boolean(),
});

/**
 * Puts a job that was given up back into its queue for one more try, as the queue's own `retry` does. Answers its name, null where it is
 * none that failed, and 'waiting' where one of its kind waits already, which is the same try.
 */
export async function retryFailedJob(
  db: Queryable,
  id: string,
): Promise<{ readonly name: string } | 'waiting' | null> {
  const found = await selectRows(
    db,
    retriedJobRow,
    sql`
    select name, exists (select 1 from pgboss.job as other where other.name = job.name and other.state = 'retry') as waits
    from pgboss.job where id = ${id} and state = 'failed' for update`,
  );
  const [job] = found;
  if (job === undefined) return null;
  if (job.waits) return 'waiting';
  await db.execute(sql`update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null,
    start_after = now() where id = ${id} and name = ${job.name}`);
  return { name: job.name };
}

type DatabaseSize = {
  readonly bytes: number;
  readonly connections: number;
  readonly tables: readonly { readonly name: string; readonly bytes: number; readonly rows: number }[];
};

const databaseSizeRow = z.object({
  bytes: z.string(),
  connections: z.number(),
});

const tableSizeRow = z.object({
  name: z.string(),
  bytes: z.string(),
  rows: z.number(),
});

/** How large the database is, and its largest tables, a parted one with all of its parts; rows as the planner estimates them. */
export async function findDatabaseSize(db: Queryable, most: number): Promise<DatabaseSize> {
  const tables = await selectRows(
    db,
    tableSizeRow,
    sql`
    select whole.relname as name, sum(pg_total_relation_size(part.oid))::text as bytes, sum(greatest(part.reltuples, 0))::float8 as rows
    from pg_class as whole
    join pg_class as part on part.relkind = 'r' and (part.oid = whole.oid
      or part.oid in (select relid from pg_partition_tree(whole.oid)))
    where whole.relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and whole.relkind in ('r', 'p') and not whole.relispartition
    group by whole.oid, whole.relname
    order by sum(pg_total_relation_size(part.oid)) desc limit ${most}`,
  );
  const rows = await selectRows(
    db,
    databaseSizeRow,
    sql`
    select pg_database_size(current_database()) as bytes,
      (select count(*)::int from pg_stat_activity where datname = current_database()) as connections`,
  );
  return {
    bytes: Number(rows[0]?.bytes ?? 0),
    connections: rows[0]?.connections ?? 0,
    tables: tables.map((table) => ({ ...table, bytes: Number(table.bytes) })),
  };
}
