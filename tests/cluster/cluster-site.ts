import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { APP_ROLE } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { prepareLogin } from '#db/prepare-login.ts';
import { installQueue } from '#jobs/queue.ts';
import { chooseAccount, runAs, spawnOptions } from '../../packages/embedded-postgres/src/account.ts';
import { findPackagedBinaries, placeBinaries } from '../../packages/embedded-postgres/src/binaries.ts';
import { writeErrorPages } from '../../scripts/operate/error-pages.ts';
import { openSmallGames } from '../chaos/small-engine.ts';
import { chooseWebPorts, startSmallProcesses } from '../chaos/small-processes.ts';
import { logOf, type Member, writeClusterFiles } from './cluster-files.ts';
import {
  askServer,
  freezeStandby,
  killPostmaster,
  postmasterOf,
  switchOver,
  untilPrimary,
  untilStandbys,
} from './cluster-members.ts';
import type { findClusterPrograms } from './cluster-programs.ts';

type Programs = NonNullable<ReturnType<typeof findClusterPrograms>>;

/**
 * How the primary is lost: its PostgreSQL dies, its whole machine does, or another one takes over in order. Or the standby that has every commit
 * stands still without dying.
 */
export type Loss = 'postmaster' | 'machine' | 'switchover' | 'frozen standby';

/** What the embedded PostgreSQL lacks, by the name that Patroni calls it. */
const PROGRAMS = {
  pg_controldata: 'pg-controldata',
  pg_isready: 'pg-isready',
  'copy-replica': 'copy-replica',
} as const;

/** Where logs are kept; without it they go with the cluster. */
const LOGS = process.env.CLUSTER_LOGS ?? null;

export type ClusterSite = Awaited<ReturnType<typeof openClusterSite>>;

/**
 * `deploy/` on one machine: etcd, three members of Patroni with one PostgreSQL each, HAProxy, and two web processes and two workers with a
 * PgBouncer beside each, that go through them.
 */
export async function openClusterSite(programs: Programs, environment: Readonly<Record<string, string>>) {
  const home = mkdtempSync(join(tmpdir(), 'trueline-cluster-'));
  chmodSync(home, 0o755);
  const account = chooseAccount(null);
  const own = (path: string) => account.ids && chownSync(path, account.ids.uid, account.ids.gid);
  own(home);
  placePrograms(home, account);
  const webPorts = await chooseWebPorts();
  const files = await writeClusterFiles({
    home,
    copyReplica: `${join(home, 'bin', 'copy-replica')} --password super-secret`,
    webs: Object.values(webPorts).map((port) => ({ port })),
    hasLogs: LOGS !== null,
  });
  await writeErrorPages({ folder: files.errors, brand: 'blue' });
  for (const { config } of files.members) own(config);

  const running = new Map<string, ChildProcess>();
  const run = (name: string, program: string, args: readonly string[]) => {
    const log = openSync(logOf(home, name), 'a');
    const child = spawn(program, args, { ...spawnOptions(account), cwd: home, stdio: ['ignore', log, log] });
    running.set(name, child);
  };
  const runMember = ({ name, config }: Member) => run(name, programs.patroni, [config]);
  const { client, peer } = files.etcd;
  const [clients, peers] = [`http://127.0.0.1:${client}`, `http://127.0.0.1:${peer}`];
  run('etcd', programs.etcd, [
    '--name',
    'etcd1',
    '--data-dir',
    join(home, 'etcd'),
    '--listen-client-urls',
    clients,
    '--advertise-client-urls',
    clients,
    '--listen-peer-urls',
    peers,
    '--initial-advertise-peer-urls',
    peers,
    '--initial-cluster',
    `etcd1=${peers}`,
    '--heartbeat-interval',
    '500',
    '--election-timeout',
    '5000',
  ]);
  for (const member of files.members) runMember(member);
  run('haproxy', programs.haproxy, ['-f', join(home, 'haproxy.cfg'), '-db']);
  for (const { name, config } of files.poolers) run(name, programs.pgbouncer, [config]);

  let processes: Awaited<ReturnType<typeof startSmallProcesses>> | null = null;
  const close = async () => {
    await processes?.close();
    const gone = [...running.values()].map(
      (child) =>
        new Promise<void>((done) => {
          if (child.exitCode !== null || child.signalCode !== null) return done();
          child.once('exit', () => done());
          child.kill('SIGKILL');
        }),
    );
    for (const { dataDir } of files.members) killPostmaster(dataDir);
    await Promise.all(gone);
    keepLogs(home);
    rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  try {
    await untilPrimary(files);
    await askServer(files.urls.superuser, files.roles.split(';').slice(0, 2));
    await migrate(files.urls.owner, new Date());
    await installQueue(files.urls.owner, APP_ROLE);
    await prepareLogin(files.urls.owner, files.urls.app);
    await openSmallGames(files.urls.owner);
    await untilStandbys(files);
    processes = await startSmallProcesses(
      {
        ...environment,
        READ_DATABASE_URL: files.urls.standby,
        SUPERVISE_S: '10',
      },
      webPorts,
      {
        logs: LOGS === null ? null : home,
        ownOf: (name) => ({ DATABASE_URL: files.urls.pooled(name) }),
      },
    );
  } catch (error) {
    await close();
    throw error;
  }

  return {
    home,
    ownerUrl: files.urls.owner,
    /** The way of the readers: HAProxy before the web processes. */
    site: { host: '127.0.0.1', port: files.ports.site },
    nextWeb: () => ({ host: '127.0.0.1', port: files.ports.site }),
    /** The web processes behind it. */
    webs: Object.values(webPorts).map((port) => ({ host: '127.0.0.1', port })),
    /** Takes the primary away and answers when another one takes writes and a second standby has every commit again. */
    lose: async (loss: Loss) => {
      if (loss === 'frozen standby') return freezeStandby(files, running);
      const primary = await untilPrimary(files);
      const pid = postmasterOf(primary.dataDir);
      if (loss === 'switchover') await switchOver(files, primary);
      else {
        if (loss === 'machine') running.get(primary.name)?.kill('SIGKILL');
        killPostmaster(primary.dataDir);
      }
      // A member whose server died may be elected again, with another server.
      await untilPrimary(
        files,
        (member) => member.name !== primary.name || postmasterOf(member.dataDir) !== pid,
      );
      if (loss === 'machine') runMember(primary);
      await untilStandbys(files);
    },
    close,
  };
}

/** Copies what everyone wrote to where CLUSTER_LOGS says, before the folder of the cluster goes. */
function keepLogs(home: string): void {
  if (LOGS === null) return;
  mkdirSync(LOGS, { recursive: true });
  for (const name of readdirSync(home).filter((one) => one.endsWith('.log')))
    copyFileSync(join(home, name), join(LOGS, name));
}

/** PostgreSQL's own programs, and what the embedded form lacks, in a folder that its account may enter. */
function placePrograms(home: string, account: ReturnType<typeof chooseAccount>): void {
  const bin = join(home, 'bin');
  mkdirSync(bin);
  const native = placeBinaries(findPackagedBinaries(), account, home, () => undefined);
  for (const name of readdirSync(join(native, 'bin')))
    symlinkSync(join(native, 'bin', name), join(bin, name));
  const source = new URL('./programs/', import.meta.url).pathname;
  const canRead = runAs(account, '/bin/sh', [
    '-c',
    `test -r ${source}/pg-isready.mjs && test -x ${process.execPath}`,
  ]);
  if (canRead.status !== 0) throw new Error(`${account.name} may not enter the folder of the project`);
  for (const [name, program] of Object.entries(PROGRAMS)) {
    const text = `#!/bin/sh\nexec ${process.execPath} ${source}${program}.mjs "$@"\n`;
    writeFileSync(join(bin, name), text, { mode: 0o755 });
  }
}
