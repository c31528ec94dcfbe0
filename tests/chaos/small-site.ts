import { type ChildProcess, fork } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@trueline/embedded-postgres';
import { APP_ROLE } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { prepareLogin } from '#db/prepare-login.ts';
import { installQueue } from '#jobs/queue.ts';
import { startTimer, waitSince } from '#platform/clock.ts';
import { childEnv } from '#platform/env.ts';
import { freePort } from '#platform/free-port.ts';
import { TEST_SECRET_KEY } from '#tests/support/secret-key.ts';
import { openDatabaseDoor } from './database-door.ts';
import { openSmallGames } from './small-engine.ts';
import { type ProcessName, type Victim, type VictimSite, WEBS, WORKERS } from './victim-site.ts';

const NAMES = [...WEBS, ...WORKERS] as const;
/** A killed worker's job is taken over after this long: the shortest time that the queue allows. */
const HEARTBEAT_S = 10;
const READY_LIMIT_MS = 240_000;

const isWeb = (name: ProcessName) => WEBS.some((web) => web === name);

/** Two web processes, two workers and a real database that writes to the disk, on ports and in a folder of their own. */
export async function openSmallSite(environment: Readonly<Record<string, string>>): Promise<VictimSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'trueline-kill-'));
  chmodSync(dataDir, 0o755);
  const ports = { web: await freePort(), 'other web': await freePort() };
  const children = new Map<string, ChildProcess>();
  let isClosing = false;
  let turns = 0;
  let ended = Promise.withResolvers<void>();
  let server: EmbeddedPostgres = await startServer();
  const door = await openDatabaseDoor();
  const url = door.addressOf(server.ownerUrl);
  await migrate(url, new Date());
  await installQueue(url, APP_ROLE, { heartbeatS: HEARTBEAT_S });
  const appUrl = door.addressOf(server.appUrl);
  await prepareLogin(url, appUrl);
  await openSmallGames(url);

  async function startServer() {
    ended = Promise.withResolvers<void>();
    return startEmbeddedPostgres({ dataDir, log: () => undefined, onExit: () => ended.resolve() });
  }

  function startChild(name: ProcessName): void {
    const file = new URL('./shop-process.ts', import.meta.url);
    const env = childEnv({
      ...environment,
      APP_MODE: 'test',
      SECRET_KEY: TEST_SECRET_KEY,
      DATABASE_URL: appUrl,
      PORT: String(name === 'other web' ? ports['other web'] : ports.web),
      NODE_COMPILE_CACHE: join(tmpdir(), 'trueline-compiled'),
    });
    const child = fork(file, [isWeb(name) ? 'web' : 'worker'], { env, stdio: 'ignore' });
    children.set(name, child);
    child.once('exit', () => {
      if (children.get(name) === child) setTimeout(() => isClosing || startChild(name), 300);
    });
  }

  /** Ends a child and waits until it is gone; only a process that this file has started is ever signalled. */
  function endChild(name: ProcessName, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const child = children.get(name);
    children.delete(name);
    if (child === undefined || child.exitCode !== null || child.signalCode !== null)
      return Promise.resolve(null);
    return new Promise((done) => {
      child.once('exit', done);
      child.kill(signal);
    });
  }

  async function kill(victim: Victim): Promise<void> {
    if (victim !== 'database') {
      await endChild(victim, 'SIGKILL');
      startChild(victim);
      return;
    }
    if (!Number.isInteger(server.pid) || server.pid <= 1) throw new Error('no database runs');
    process.kill(server.pid, 'SIGKILL');
    await ended.promise;
    server = await startServer();
    door.addressOf(server.ownerUrl);
  }

  async function untilReady(web: (typeof WEBS)[number]): Promise<void> {
    for (const since = performance.now(); performance.now() - since < READY_LIMIT_MS; ) {
      const answer = await fetch(`http://127.0.0.1:${ports[web]}/readyz`).catch(() => null);
      if (answer?.ok) return;
      await waitSince(startTimer(), 50);
    }
    throw new Error(`${web} does not become ready`);
  }

  for (const name of NAMES) startChild(name);
  for (const web of WEBS) await untilReady(web);
  const addressOf = (web: (typeof WEBS)[number]) => ({ host: '127.0.0.1', port: ports[web] });
  return {
    addressOf,
    nextWeb: () => addressOf(WEBS[turns++ % WEBS.length] ?? 'web'),
    ownerUrl: url,
    door,
    pidOf: (name) => children.get(name)?.pid ?? 0,
    kill,
    restart: async (web) => {
      const code = await endChild(web, 'SIGTERM');
      startChild(web);
      await untilReady(web);
      return code;
    },
    close: async () => {
      isClosing = true;
      await Promise.all(NAMES.map((name) => endChild(name, 'SIGKILL')));
      door.close();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
