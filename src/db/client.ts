import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { z } from 'zod';
import { beginSession, type ClientLimits, limitClients } from './limit-clients.ts';
import { readRows } from './read-rows.ts';
import { sayUnknownOutcome } from './say-unknown-outcome.ts';

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
/** The longest limits of any process. The login of the application has them by itself, so that no connection is without. */
export const MAX_STATEMENT_MS = 300_000;
export const MAX_IDLE_IN_TRANSACTION_MS = 60_000;

/** A statement that the server should have ended by itself is given up this much later. */
const ANSWER_MARGIN_MS = 1000;

/** The server notices within half a minute that a client is gone whose goodbye never came, and frees what it held. */
const SERVER_SETTINGS =
  'set timezone = utc; set tcp_keepalives_idle = 15; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3';

type SessionPoolConfig = pg.PoolConfig & { readonly onConnect: (client: pg.ClientBase) => Promise<void> };

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
    /** Refuses every write, whatever the login may do. */
    readonly isReadOnly?: boolean;
    /** Looks at each new connection before anybody uses it; a connection at which it throws is given up. */
    readonly onConnect?: (client: pg.ClientBase) => Promise<void>;
  },
): Database {
  const statementTimeoutMs = options.statementTimeoutMs ?? 60_000;
  const waitMs = options.waitMs ?? 10_000;
  // Told by statements: a pooler between here and the server drops or refuses the parameters of a start.
  const session = [
    ...(options.role === 'app' ? [`set role ${APP_ROLE}`] : []),
    `set statement_timeout = ${statementTimeoutMs}`,
    `set idle_in_transaction_session_timeout = ${MAX_IDLE_IN_TRANSACTION_MS}`,
    ...(options.isReadOnly === true ? ['set default_transaction_read_only = on'] : []),
    SERVER_SETTINGS,
  ].join('; ');
  const config: SessionPoolConfig = {
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    onConnect: async (client) => {
      await beginSession(client, session, waitMs);
      await options.onConnect?.(client);
    },
  };
  const pool = new pg.Pool(config);
  // The pool replaces an idle connection that dies.
  pool.on('error', () => undefined);
  const limits = limitClients(pool, statementTimeoutMs + ANSWER_MARGIN_MS);
  return { db: sayUnknownOutcome(drizzle(pool)), pool, limits, close: () => pool.end() };
}

const lockRow = z.object({ locked: z.boolean() });

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
    const got = await client.query('select pg_try_advisory_lock(hashtext($1)) as locked', [name]);
    if (!readRows(lockRow, got.rows)[0]?.locked) return null;
    try {
      return await work();
    } finally {
      await client.query('select pg_advisory_unlock(hashtext($1))', [name]);
    }
  } finally {
    client.release();
  }
}
