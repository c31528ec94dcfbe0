import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export type Db = NodePgDatabase & { readonly $client: pg.Pool };
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];
/** What a query runs on: the pool, or one open transaction. */
export type Queryable = Db | Transaction;

export type Database = {
  readonly db: Db;
  readonly pool: pg.Pool;
  close(): Promise<void>;
};

/** The role that the application takes on each connection: it owns nothing and cannot change append-only tables. */
export const APP_ROLE = 'trueline_app';

/**
 * Opens a pool. `role: 'app'` takes the application's role on every connection; 'owner' stays what the address says, for
 * migrations. Waiting for a connection ends after 10 s and a statement after 60 s, so that nothing hangs for ever.
 */
export function openDatabase(
  url: string,
  options: { readonly role: 'app' | 'owner'; readonly max?: number; readonly statementTimeoutMs?: number },
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: options.statementTimeoutMs ?? 60_000,
    idle_in_transaction_session_timeout: 60_000,
    options: options.role === 'app' ? `-c role=${APP_ROLE} -c timezone=UTC` : '-c timezone=UTC',
  });
  // A connection that dies must not end the process. The pool replaces an idle one; one that is held between two statements,
  // by a lock or a transaction, fails at its next statement.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: drizzle(pool), pool, close: () => pool.end() };
}

/**
 * Runs the work while holding a lock that only one process of all can hold; answers null at once where somebody else holds
 * it. The lock ends with its connection, so a killed process leaves none behind.
 */
export async function withLock<Result>(
  db: Db,
  name: string,
  work: () => Promise<Result>,
): Promise<Result | null> {
  const client = await db.$client.connect();
  try {
    const got = await client.query<{ locked: boolean }>(
      'select pg_try_advisory_lock(hashtext($1)) as locked',
      [name],
    );
    if (!got.rows[0]?.locked) return null;
    try {
      return await work();
    } finally {
      await client.query('select pg_advisory_unlock(hashtext($1))', [name]);
    }
  } finally {
    client.release();
  }
}
