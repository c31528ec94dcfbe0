import { type ChildProcess, fork } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '#db/migrate.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#platform/embedded-postgres/start-embedded-postgres.ts';
import { childEnv } from '#platform/env.ts';
import type { Victim, VictimSite } from './victim-site.ts';

const NAMES = ['web', 'worker', 'other worker'] as const;

/** One web process, two workers and a real database that writes to the disk, on ports and in a folder of their own. */
export async function openSmallSite(environment: Readonly<Record<string, string>>): Promise<VictimSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'trueline-kill-'));
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const children = new Map<string, ChildProcess>();
  let isClosing = false;
  let ended = Promise.withResolvers<void>();
  let server: EmbeddedPostgres = await startServer();
  await migrate(server.ownerUrl, new Date());

  async function startServer() {
    ended = Promise.withResolvers<void>();
    return startEmbeddedPostgres({ dataDir, log: () => undefined, onExit: () => ended.resolve() });
  }

  function startChild(name: string): void {
    const file = new URL('./shop-process.ts', import.meta.url);
    const env = childEnv({
      ...environment,
      APP_MODE: 'test',
      DATABASE_URL: server.ownerUrl,
      PORT: String(port),
    });
    const child = fork(file, [name], { env, stdio: 'ignore' });
    children.set(name, child);
    child.once('exit', () => {
      if (children.get(name) === child) setTimeout(() => isClosing || startChild(name), 300);
    });
  }

  /** Ends a child and waits until it is gone; only a process that this file has started is ever signalled. */
  function killChild(name: string): Promise<void> {
    const child = children.get(name);
    children.delete(name);
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
    return new Promise((done) => {
      child.once('exit', () => done());
      child.kill('SIGKILL');
    });
  }

  async function kill(victim: Victim): Promise<void> {
    if (victim === 'web' || victim === 'worker') {
      await killChild(victim);
      startChild(victim);
      return;
    }
    if (!Number.isInteger(server.pid) || server.pid <= 1) throw new Error('no database runs');
    process.kill(server.pid, 'SIGKILL');
    await ended.promise;
    server = await startServer();
    // Their pools still know the old address.
    for (const name of NAMES) {
      await killChild(name);
      startChild(name);
    }
  }

  for (const name of NAMES) startChild(name);
  return {
    base: { host: '127.0.0.1', port },
    ownerUrl: () => server.ownerUrl,
    victims: ['web', 'worker', 'database'],
    kill,
    close: async () => {
      isClosing = true;
      await Promise.all(NAMES.map(killChild));
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = Object(probe.address());
      probe.close(() => done(port));
    });
  });
}
