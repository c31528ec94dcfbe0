import { Socket } from 'node:net';
import pg from 'pg';

/** How long an owner has to give back a connection that has ended, before the pool takes it back itself. */
const TAKE_BACK_MS = 1000;

export type ClientLimits = {
  /** Ends every connection that somebody waits on at this moment. */
  dropWaiting(): void;
};

/**
 * Keeps a pool whole while the network or the server fails. The server's own limits do not help where its bytes do not arrive:
 * a connection that waits for an answer and hears nothing for `silenceMs` is ended here. A connection that is given back while
 * its last question is unanswered is closed instead of reused. One that ended without being given back, as happens where a
 * transaction's `begin` fails, does not take its place in the pool with it.
 */
export function limitClients(pool: pg.Pool, silenceMs: number): ClientLimits {
  const inUse = new Set<pg.PoolClient>();
  pool.on('connect', (client) => {
    // A connection that dies must not end the process: what waits on it fails at its next statement.
    client.on('error', () => undefined);
    const stream = streamOf(client);
    stream?.setTimeout(silenceMs, () => {
      if (isWaiting(client)) stream.destroy(new Error('The database gave no answer in time'));
    });
    client.once('end', () => {
      setTimeout(() => takeBack(client), TAKE_BACK_MS).unref();
    });
  });
  const takeBack = (client: pg.PoolClient): void => {
    if (!inUse.has(client)) return;
    client.release(true);
    // Its owner may still give it back, which a pool takes for a mistake.
    client.release = () => undefined;
  };
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_error, client) => {
    inUse.delete(client);
    if (isWaiting(client) && client instanceof pg.Client) void client.end();
  });
  return {
    dropWaiting: () => {
      for (const client of inUse)
        if (isWaiting(client)) streamOf(client)?.destroy(new Error('The database gave no answer in time'));
    },
  };
}

/** Says what holds for a new connection, before anybody is handed it. The pool waits for that without a limit of its own. */
export async function beginSession(
  client: pg.ClientBase,
  statements: string,
  limitMs: number,
): Promise<void> {
  const timer = setTimeout(
    () => streamOf(client)?.destroy(new Error('The database gave no answer in time')),
    limitMs,
  );
  try {
    await client.query(statements);
  } finally {
    clearTimeout(timer);
  }
}

/** The socket of a client. The library has no public name for it. */
function streamOf(client: pg.ClientBase): Socket | null {
  const connection: unknown = Reflect.get(client, 'connection');
  const stream: unknown = connection instanceof pg.Connection ? connection.stream : null;
  return stream instanceof Socket ? stream : null;
}

/** Whether a question was sent whose answer has not ended. The library has no public name for it. */
function isWaiting(client: pg.ClientBase): boolean {
  return Reflect.get(client, 'readyForQuery') === false;
}
