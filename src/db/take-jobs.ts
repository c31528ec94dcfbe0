import type pg from 'pg';
import { z } from 'zod';
import { isDatabaseAway } from '#platform/is-database-away.ts';
import { retryWhileAway } from '#platform/retry-while-away.ts';
import { readRows } from './read-rows.ts';

/** What only the statement says by which the queue gives jobs to a worker. */
const TAKING = /\bset\s+state = 'active'/i;
/** A worker that stands still between taking and COMMIT gives the jobs back; its own heartbeat would be missed after twice as long. */
const BEGIN = `begin; set local idle_in_transaction_session_timeout = '10s'`;

const takenRow = z.object({ id: z.string(), name: z.string() });
const startRow = z.object({ at: z.string() });
const heldRow = z.object({ id: z.string() });

export const takesJobs = (text: string): boolean => TAKING.test(text);

/**
 * Takes jobs so that none is lost with the answer that brings it: on its own, the statement would leave them at work with no one who knows of them,
 * until their heartbeat is missed. In a transaction, what was not heard of was not taken; and where it is COMMIT that gets no answer, the
 * worker knows the jobs and asks whether they are its own.
 */
export async function takeJobs(
  pool: pg.Pool,
  { text, values }: { readonly text: string; readonly values: unknown[] | undefined },
  isOver: () => boolean,
): Promise<pg.QueryResult> {
  const client = await pool.connect();
  let taken: { readonly result: pg.QueryResult; readonly startedAt: string } | null = null;
  try {
    await client.query(BEGIN);
    const result = await client.query(text, values);
    if (result.rows.length > 0) taken = { result, startedAt: await startOf(client) };
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    if (taken === null || !isDatabaseAway(error)) throw error;
    const { result, startedAt } = taken;
    const own = await retryWhileAway(() => askForOwn(pool, result.rows, startedAt), isOver);
    if (own.size === 0) throw error;
    return { ...result, rows: result.rows.filter(({ id }) => own.has(id)) };
  }
}

/** What the jobs that a transaction takes have as their start, to the microsecond. */
async function startOf(client: pg.PoolClient): Promise<string> {
  const { rows } = await client.query('select pgboss.job_now()::text as at');
  return readRows(startRow, rows)[0]?.at ?? '';
}

/** Which of these jobs were taken at that instant; of these it says that somebody is at them. */
async function askForOwn(
  pool: pg.Pool,
  rows: readonly unknown[],
  startedAt: string,
): Promise<ReadonlySet<string>> {
  const jobs = readRows(takenRow, rows);
  const [name, ids] = [jobs[0]?.name, jobs.map(({ id }) => id)];
  // A server that has lost its client may still be at the COMMIT: this waits for it.
  await pool.query('select from pgboss.job where name = $1 and id = any($2::uuid[]) for update', [name, ids]);
  const { rows: held } = await pool.query(
    `update pgboss.job set heartbeat_on = pgboss.job_now()
    where name = $1 and id = any($2::uuid[]) and state = 'active' and started_on = $3::timestamptz returning id`,
    [name, ids, startedAt],
  );
  return new Set(readRows(heldRow, held).map(({ id }) => id));
}
