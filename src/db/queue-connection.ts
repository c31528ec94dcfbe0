import type pg from 'pg';
import { z } from 'zod';
import { retryWhileAway } from '#platform/retry-while-away.ts';
import { openDatabase } from './client.ts';
import { listenAt } from './listen.ts';
import { readRows } from './read-rows.ts';
import { takeJobs, takesJobs } from './take-jobs.ts';

/**
 * Opens the job queue's own connections: with the rights and the limits of all others, and none of which can end the process by the way in
 * which it ends. Where `isPatient` says so, what the queue says to a database that is away waits for it: otherwise a job that was done
 * meanwhile would stand as one at work until its missing heartbeat is noticed, and be done again.
 */
export const connectQueue =
  (url: string, isPatient: () => boolean = () => false) =>
  ({ max, onTrouble }: { readonly max: number; readonly onTrouble: (error: unknown) => void }) => {
    const { pool, close } = openDatabase(url, { role: 'app', max });
    const isOver = () => !isPatient();
    const listen = listenAt(url, onTrouble);
    let channel: string | null = null;
    const ask = (text: string, values?: unknown[]): Promise<pg.QueryResult> =>
      retryWhileAway(
        () => (takesJobs(text) ? takeJobs(pool, { text, values }, isOver) : pool.query(text, values)),
        isOver,
      );
    return {
      executeSql: async (text: string, values?: unknown[]) => forgetAtWork(await ask(text, values)),
      listen: (...[name, ...callbacks]: Parameters<typeof listen>) => {
        channel = name;
        return listen(name, ...callbacks);
      },
      /** Notifies all workers of the queues in which a job is due, and answers in how many milliseconds another one will be; null where none waits. */
      notifyOfDue: async (): Promise<number | null> => {
        const { rows } = await ask(DUE);
        const queues = readRows(dueRow, rows);
        const due = queues.filter(({ isDue }) => isDue).map(({ name }) => name);
        if (channel !== null && due.length > 0)
          await ask('select pg_notify($1, name) from unnest($2::text[]) as name', [channel, due]);
        return queues.reduce<number | null>(
          (least, { laterMs }) => (laterMs === null ? least : Math.min(least ?? laterMs, laterMs)),
          null,
        );
      },
      close,
    };
  };

const DUE = `select name, bool_or(start_after <= now()) as "isDue",
    extract(epoch from min(start_after) filter (where start_after > now()) - now())::float8 * 1000 as "laterMs"
  from pgboss.job where state < 'active' and not blocked group by name`;
const dueRow = z.object({ name: z.string(), isDue: z.boolean(), laterMs: z.number().nullable() });

/**
 * The library leaves a queue alone in which a job was at work when it last counted all jobs, and a job that comes right after that waits until
 * the worker looks by itself. An index refuses a second one at work anyway, so the count is not looked at.
 */
function forgetAtWork(result: pg.QueryResult): pg.QueryResult {
  // Several statements in one text have an answer each.
  const rows: unknown[] = Array.isArray(result) ? [] : result.rows;
  for (const row of rows) if (row instanceof Object && 'singletonsActive' in row) row.singletonsActive = null;
  return result;
}
