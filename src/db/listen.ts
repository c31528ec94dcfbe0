import pg from 'pg';
import { z } from 'zod';
import { readRows } from './read-rows.ts';

/** Calls back at each notification of a channel, and whenever it has begun to listen to it once more. */
type Listen = (
  channel: string,
  onNotification: (payload: string) => void,
  onReconnect: () => void,
) => Promise<{ close(): Promise<void> }>;

const CONNECT_LIMIT_MS = 5000;
/** A connection that lost its subscription, or whose network swallows everything, is found out by asking. */
const ASK_EVERY_MS = 10_000;
const ANSWER_MS = 5000;
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 2000;

/**
 * Listens on a connection of its own, for as long as it takes: one that ends in whatever way is replaced. Every error of every client is heard
 * until the client is gone, since of a server that goes away behind a pooler the client hears twice, from the server and from the pooler, and the second
 * error would otherwise end the process.
 */
export function listenAt(url: string, onTrouble: (error: unknown) => void): Listen {
  return async (channel, onNotification, onReconnect) => {
    const closing = new AbortController();
    let pauseMs = FIRST_PAUSE_MS;

    const listenOnce = async (): Promise<void> => {
      const ended = Promise.withResolvers<unknown>();
      const client = new pg.Client({
        connectionString: url,
        application_name: 'pgboss listener',
        connectionTimeoutMillis: CONNECT_LIMIT_MS,
        keepAlive: true,
      });
      client.on('error', (error) => ended.resolve(error));
      client.on('end', () => ended.resolve(new Error('the connection ended')));
      client.on('notification', ({ payload }) => {
        if (payload !== undefined) onNotification(payload);
      });
      const stop = () => ended.resolve(null);
      closing.signal.addEventListener('abort', stop);
      let asking: NodeJS.Timeout | undefined;
      try {
        await client.connect();
        await client.query(`listen ${pg.escapeIdentifier(channel)}`);
        pauseMs = FIRST_PAUSE_MS;
        onReconnect();
        asking = setInterval(() => {
          isListening(client, channel).then(
            (is) => is || ended.resolve(new Error('the subscription was lost')),
            (error: unknown) => ended.resolve(error),
          );
        }, ASK_EVERY_MS);
        const reason = await ended.promise;
        if (reason !== null) throw reason;
      } finally {
        clearInterval(asking);
        closing.signal.removeEventListener('abort', stop);
        // Not waited for: a goodbye may never be answered. The handler of errors stays.
        void client.end().catch(() => undefined);
      }
    };

    const listening = (async () => {
      while (!closing.signal.aborted) {
        await listenOnce().catch((error: unknown) => {
          if (!closing.signal.aborted) onTrouble(error);
        });
        await pause(pauseMs, closing.signal);
        pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS);
      }
    })();
    return {
      close: () => {
        closing.abort();
        return listening;
      },
    };
  };
}

const listeningRow = z.object({ is: z.boolean() });

async function isListening(client: pg.Client, channel: string): Promise<boolean> {
  const silence = setTimeout(() => client.emit('error', new Error('no answer in time')), ANSWER_MS);
  try {
    const { rows } = await client.query(
      'select exists (select 1 from pg_listening_channels() as active(channel) where channel = $1) as is',
      [channel],
    );
    return readRows(listeningRow, rows)[0]?.is === true;
  } finally {
    clearTimeout(silence);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      done();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}
