import { hostname } from 'node:os';
import { openDatabase } from '#db/client.ts';
import { listProcesses } from '#db/queries/process-heartbeat.ts';
import { createClock } from '#platform/clock.ts';
import { readEnv } from '#platform/env.ts';

/** `node scripts/operate/worker-alive.ts`: ends with 0 where a worker of this machine has said lately that it lives. A worker has no port to ask. */

/** Six times as long as between two signs of life. */
const SILENT_MS = 60_000;
const LOOKED_AT = 200;

const { DATABASE_URL } = readEnv();
const { db, close } = openDatabase(DATABASE_URL ?? '', { role: 'app', max: 1, waitMs: 5000 });
const oldest = createClock().now().getTime() - SILENT_MS;
const processes = await listProcesses(db, LOOKED_AT).finally(close);
const isAlive = processes.some(
  ({ kind, host, endedAt, seenAt }) =>
    kind === 'worker' && host === hostname() && endedAt === null && seenAt.getTime() >= oldest,
);
process.exit(isAlive ? 0 : 1);
