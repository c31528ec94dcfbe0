import { z } from 'zod';
import { type Database, openDatabase } from './client.ts';

/** Guests' reads are answered in milliseconds; one that waits longer is asked elsewhere. */
const READ_LIMITS = { max: 10, statementTimeoutMs: 15_000, waitMs: 1500 };

const SERVER = `select concat_ws(' ', inet_server_addr(), inet_server_port(), pg_postmaster_start_time()) as server`;
const serverSchema = z.tuple([z.object({ server: z.string() })]);

/**
 * Opens a pool for reads on a replica. All of its connections are to one server: two replicas behind one address may know different
 * facts, and an answer that looks at one and computes on the other would be kept as what it is not. `onMoved` hears of a connection
 * that another server has answered; it is given up, and the pool is no longer good.
 */
export function openReadDatabase(url: string, onMoved: () => void): Database {
  let server: string | null = null;
  return openDatabase(url, {
    role: 'app',
    ...READ_LIMITS,
    isReadOnly: true,
    onConnect: async (client) => {
      const [{ server: found }] = serverSchema.parse((await client.query(SERVER)).rows);
      server ??= found;
      if (found === server) return;
      onMoved();
      throw new Error('another replica answers now');
    },
  });
}
