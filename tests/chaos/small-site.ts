import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@trueline/embedded-postgres';
import { APP_ROLE } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { prepareLogin } from '#db/prepare-login.ts';
import { installQueue } from '#jobs/queue.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { openDatabaseProxy } from './database-proxy.ts';
import { openSmallGames } from './small-engine.ts';
import { chooseWebPorts, startSmallProcesses } from './small-processes.ts';
import { type Victim, type VictimSite, WEBS } from './victim-site.ts';

/** A killed worker's job is taken over after this long: the shortest time that the queue allows. */
export const HEARTBEAT_S = 10;

/** Two web processes, two workers and a real database that writes as a site's does, on ports and in a folder of their own. */
export async function openSmallSite(environment: Readonly<Record<string, string>>): Promise<VictimSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'trueline-kill-'));
  chmodSync(dataDir, 0o755);
  let turns = 0;
  let ended = Promise.withResolvers<void>();
  let server: EmbeddedPostgres = await startServer();
  const proxy = await openDatabaseProxy();
  const url = proxy.addressOf(server.ownerUrl);
  await migrate(url, new Date());
  await installQueue(url, APP_ROLE, { heartbeatS: HEARTBEAT_S });
  const appUrl = proxy.addressOf(server.appUrl);
  await prepareLogin(url, appUrl);
  await openSmallGames(url);
  const processes = await startSmallProcesses(
    { ...environment, DATABASE_URL: appUrl },
    await chooseWebPorts(),
  );

  async function startServer() {
    ended = Promise.withResolvers<void>();
    return startEmbeddedPostgres({ dataDir, log: () => undefined, onExit: () => ended.resolve() });
  }

  async function kill(victim: Victim): Promise<void> {
    if (victim !== 'database') return processes.kill(victim);
    if (!Number.isInteger(server.pid) || server.pid <= 1) throw new Error('no database runs');
    process.kill(server.pid, 'SIGKILL');
    await ended.promise;
    server = await startServer();
    proxy.addressOf(server.ownerUrl);
  }

  return {
    addressOf: processes.addressOf,
    nextWeb: () => processes.addressOf(WEBS[turns++ % WEBS.length] ?? 'web'),
    ownerUrl: url,
    proxy,
    pidOf: processes.pidOf,
    heldBy: processes.heldBy,
    isReady: processes.isReady,
    kill,
    restart: processes.restart,
    close: async () => {
      await processes.close();
      proxy.close();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Two web processes without workers on a database of the tests' server, for a test that kills no one. */
export async function openSmallWebs(
  environment: Readonly<Record<string, string>>,
): Promise<Pick<VictimSite, 'addressOf' | 'ownerUrl' | 'proxy' | 'restart' | 'close'>> {
  const database = await createTestDatabase();
  const proxy = await openDatabaseProxy();
  const ownerUrl = proxy.addressOf(database.url);
  await installQueue(ownerUrl, APP_ROLE);
  await openSmallGames(ownerUrl);
  const processes = await startSmallProcesses(
    { ...environment, DATABASE_URL: proxy.addressOf(database.appUrl) },
    await chooseWebPorts(),
    { names: WEBS },
  );
  return {
    addressOf: processes.addressOf,
    ownerUrl,
    proxy,
    restart: processes.restart,
    close: async () => {
      await processes.close();
      proxy.close();
      await database.drop();
    },
  };
}
