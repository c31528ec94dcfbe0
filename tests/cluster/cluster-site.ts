import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { APP_ROLE } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { prepareLogin } from '#db/prepare-login.ts';
import { installQueue } from '#jobs/queue.ts';
import { startTimer, waitSince } from '#platform/clock.ts';
import { chooseAccount, runAs, spawnOptions } from '../../packages/embedded-postgres/src/account.ts';
import { findPackagedBinaries, placeBinaries } from '../../packages/embedded-postgres/src/binaries.ts';
import { writeErrorPages } from '../../scripts/operate/error-pages.ts';
import { openSmallGames } from '../chaos/small-engine.ts';
import { chooseWebPorts, startSmallProcesses } from '../chaos/small-processes.ts';
import { HEARTBEAT_S } from '../chaos/small-site.ts';
import { type ClusterFiles, type Member, writeClusterFiles } from './cluster-files.ts';
import type { findClusterPrograms } from './cluster-programs.ts';

type Programs = NonNullable<ReturnType<typeof findClusterPrograms>>;

/**
 * How the primary is lost: its PostgreSQL dies, its whole machine does, or another one takes over in order. Or the standby that has every commit
 * stands still without dying.
 */
export type Loss = 'postmaster' | 'machine' | 'switchover' | 'frozen standby';

const READY_LIMIT_MS = 120_000;
const FROZEN_MS = 25_000;
/** What the embedded PostgreSQL lacks, by the name that Patroni calls it. */
const PROGRAMS = {
  pg_controldata: 'pg-controldata',
  pg_isready: 'pg-isready',
  'copy-replica': 'copy-replica',
} as const;

export type ClusterSite = Awaited<ReturnType<typeof openClusterSite>>;

/**
 * `deploy/` on one machine: etcd, three members of Patroni with one PostgreSQL each, HAProxy, PgBouncer, and two web processes and two workers that
 * go through them.
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
  });
  await writeErrorPages({ folder: files.errors, brand: 'blue' });
  for (const { config } of files.members) own(config);

  const running = new Map<string, ChildProcess>();
  const run = (name: string, program: string, args: readonly string[]) => {
    const log = openSync(join(home, `${name}.log`), 'a');
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
  run('pgbouncer', programs.pgbouncer, [join(home, 'pgbouncer.ini')]);

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
    rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  try {
    await untilPrimary(files);
    await ask(files.urls.superuser, files.roles.split(';').slice(0, 2));
    await migrate(files.urls.owner, new Date());
    await installQueue(files.urls.owner, APP_ROLE, { heartbeatS: HEARTBEAT_S });
    await prepareLogin(files.urls.owner, files.urls.app);
    await openSmallGames(files.urls.owner);
    await untilStandbys(files, 2);
    processes = await startSmallProcesses(
      { ...environment, DATABASE_URL: files.urls.app, READ_DATABASE_URL: files.urls.standby },
      webPorts,
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
    /** Takes the primary away and answers when another one takes writes and a second standby has every commit again. */
    lose: async (loss: Loss) => {
      if (loss === 'frozen standby') return freezeStandby(files, running);
      const primary = await untilPrimary(files);
      const pid = postmasterOf(primary.dataDir);
      if (loss === 'switchover') await switchOver(primary);
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
      await untilStandbys(files, 2);
    },
    close,
  };
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

/** The member that takes writes and that is looked for. */
async function untilPrimary(
  files: ClusterFiles,
  isWanted: (member: Member) => boolean = () => true,
): Promise<Member> {
  return until('no primary', async () => {
    for (const member of files.members.filter(isWanted))
      if (await isOk(`http://127.0.0.1:${member.rest}/primary`)) {
        await ask(files.urls.superuser, ['select 1']);
        return member;
      }
    return null;
  });
}

/** Stops the machine of the synchronous standby for a while, and goes on with it. */
async function freezeStandby(files: ClusterFiles, running: ReadonlyMap<string, ChildProcess>): Promise<void> {
  const standby = await until('no synchronous standby', async () => {
    for (const member of files.members)
      if (await isOk(`http://127.0.0.1:${member.rest}/synchronous`)) return member;
    return null;
  });
  const postmaster = postmasterOf(standby.dataDir);
  const pids = [running.get(standby.name)?.pid, postmaster, ...childrenOf(postmaster)];
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of pids) if (typeof pid === 'number' && pid > 1) process.kill(pid, name);
  };
  signal('SIGSTOP');
  try {
    await waitSince(startTimer(), FROZEN_MS);
  } finally {
    signal('SIGCONT');
  }
  await untilStandbys(files, 2);
}

async function switchOver({ rest, name }: Member): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${rest}/switchover`, {
    method: 'POST',
    body: JSON.stringify({ leader: name }),
    headers: { 'Content-Type': 'application/json' },
  });
  if (!answer.ok) throw new Error(`no switchover: ${await answer.text()}`);
}

async function untilStandbys(files: ClusterFiles, wanted: number): Promise<void> {
  await until('too few standbys', async () => {
    const count = async (what: string) => {
      const well = await Promise.all(
        files.members.map(({ rest }) => isOk(`http://127.0.0.1:${rest}/${what}`)),
      );
      return well.filter(Boolean).length;
    };
    // One of them has to have every commit before the primary may be lost.
    return (await count('replica')) >= wanted && (await count('synchronous')) >= 1 ? true : null;
  });
}

async function until<Found>(complaint: string, look: () => Promise<Found | null>): Promise<Found> {
  for (const since = performance.now(); performance.now() - since < READY_LIMIT_MS; ) {
    const found = await look().catch(() => null);
    if (found !== null) return found;
    await waitSince(startTimer(), 50);
  }
  throw new Error(complaint);
}

const isOk = async (url: string) =>
  (await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => null))?.ok === true;

async function ask(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The server that runs on a folder; null where none does. */
function postmasterOf(dataDir: string): number | null {
  try {
    const pid = Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return Number.isInteger(pid) && pid > 1 ? pid : null;
  } catch {
    return null;
  }
}

/** The processes of a server on Linux: those whose parent it is. */
function childrenOf(postmaster: number | null): readonly number[] {
  if (postmaster === null) return [];
  return readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number);
}

/** Only a server of this cluster's own folders is ever signalled. */
function killPostmaster(dataDir: string): void {
  const pid = postmasterOf(dataDir);
  try {
    if (pid !== null) process.kill(pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
}
