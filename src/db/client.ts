import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type ClientLimits, limitClients } from './limit-clients.ts';

export type Db = NodePgDatabase & { readonly $client: pg.Pool };
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];
/** What a query runs on: the pool, or one open transaction. */
export type Queryable = Db | Transaction;

export type Database = {
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly limits: ClientLimits;
  close(): Promise<void>;
};

/** The role that the application takes on each connection: it owns nothing and cannot change append-only tables. */
export const APP_ROLE = 'trueline_app';

/** A statement that the server should have ended by itself is given up this much later. */
const ANSWER_MARGIN_MS = 1000;

/** The server notices within half a minute that a client is gone whose goodbye never came, and frees what it held. */
const SERVER_SETTINGS =
  '-c timezone=UTC -c tcp_keepalives_idle=15 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3';

/**
 * Opens a pool. `role: 'app'` takes the application's role on every connection; 'owner' stays what the address says, for
 * migrations. Waiting for a connection ends after 10 s and a statement after 60 s where nothing else is said; both ends of a
 * connection hold to that, so that nothing hangs for ever where the network swallows an answer.
 */
export function openDatabase(
  url: string,
  options: {
    readonly role: 'app' | 'owner';
    readonly max?: number;
    readonly statementTimeoutMs?: number;
    /** How long a question waits for a connection, a new one included. */
    readonly waitMs?: number;
  },
): Database {
  const statementTimeoutMs = options.statementTimeoutMs ?? 60_000;
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: options.waitMs ?? 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 60_000,
    options: options.role === 'app' ? `-c role=${APP_ROLE} ${SERVER_SETTINGS}` : SERVER_SETTINGS,
  });
  // The pool replaces an idle connection that dies.
  pool.on('error', () => undefined);
  const limits = limitClients(pool, statementTimeoutMs + ANSWER_MARGIN_MS);
  return { db: drizzle(pool), pool, limits, close: () => pool.end() };
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
