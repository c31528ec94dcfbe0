import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  unlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { canEnter, chooseAccount } from './account.ts';
import { findHome } from './placement.ts';
import { processIdentity } from './process-table.ts';
import type { EmbeddedPostgres } from './start-embedded-postgres.ts';
import { findEmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';

const isRoot = process.getuid?.() === 0;
const folders: string[] = [];
const lines: string[] = [];
const log = (line: string) => lines.push(line);

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'trueline pg '));
  chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function withServer<T>(dataDir: string, work: (server: EmbeddedPostgres) => Promise<T>): Promise<T> {
  const server = await startEmbeddedPostgres({ dataDir, log });
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

/** Runs a supervisor in a process of its own, which prints its server's facts and then does what `afterwards` says. */
async function supervisorProcess(
  dataDir: string,
  afterwards: string,
  ids: { uid?: number; gid?: number } = {},
) {
  const code = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(new URL('./start-embedded-postgres.ts', import.meta.url).href)});
    const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: () => undefined });
    console.log(JSON.stringify({ pid: server.pid, ownerUrl: server.ownerUrl }));
    ${afterwards}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    ...ids,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // It says its facts, or it ends; however long that takes.
  const exited = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`The supervisor ended before it was ready: ${signal ?? code}.`);
  });
  const [line] = (await Promise.race([once(createInterface(child.stdout), 'line'), exited])) as [string];
  exited.catch(() => undefined);
  return { child, server: JSON.parse(line) as { pid: number; ownerUrl: string } };
}

/** A folder of its own for each test, with a row in it: what fails in one test leaves the others alone. */
async function folderWithRow(): Promise<string> {
  const folder = makeFolder();
  await withServer(folder, async ({ ownerUrl }) => {
    await query(ownerUrl, 'create table kept as select 1 as n');
  });
  return folder;
}

const gone = (pid: number) => expect.poll(() => processIdentity(pid)).toBeNull();

async function killed(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

test('data survive an orderly stop, and the server never runs as root nor lets anybody in without the password', async () => {
  const folder = makeFolder();
  await withServer(folder, async ({ ownerUrl, pid }) => {
    expect(statSync(`/proc/${pid}`, { throwIfNoEntry: false })?.uid).not.toBe(0);
    await query(ownerUrl, 'create table kept as select 1 as n');
    const stranger = new URL(ownerUrl);
    stranger.password = 'wrong';
    await expect(query(stranger.href, 'select 1')).rejects.toThrow(/password authentication failed/);
  });
  for (const file of ['owner-password', 'app-password'])
    expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
  const begun = lines.length;
  await withServer(folder, async ({ ownerUrl }) => {
    expect(await query(ownerUrl, 'select n from kept')).toEqual([{ n: 1 }]);
  });
  // A later start makes nothing again and recovers nothing: it is quick because there is nothing to do.
  expect(lines.slice(begun)).toEqual([]);
  expect(existsSync(join(folder, 'supervisor.lock'))).toBe(false);
});

test('it is durable, keeps checksums and knows Chinese letters', async () => {
  await withServer(makeFolder(), async ({ ownerUrl }) => {
    const [row] = await query(
      ownerUrl,
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
              current_setting('data_checksums') as checksums, current_setting('server_encoding') as encoding`,
    );
    expect(row).toEqual({ fsync: 'on', commit: 'on', checksums: 'on', encoding: 'UTF8' });
    await query(ownerUrl, 'create extension pg_trgm');
    const found = await query(
      ownerUrl,
      `select similarity('退款政策', '退款') > 0.3 as similar, '退款政策' ilike '%退款%' as contained,
              array_length(show_trgm('退款政策'), 1) as trigrams, lower('ĐÂY LÀ') as lowered`,
    );
    expect(found).toEqual([{ similar: true, contained: true, trigrams: 5, lowered: 'đây là' }]);
  });
});

test('a second start of the same folder is refused with a sentence, and finds the running one instead', async () => {
  const folder = makeFolder();
  expect(findEmbeddedPostgres(folder)).toBeNull();
  await withServer(folder, async ({ ownerUrl, appUrl }) => {
    await expect(startEmbeddedPostgres({ dataDir: folder, log })).rejects.toThrow(
      /is in use by a running Trueline/,
    );
    expect(findEmbeddedPostgres(folder)).toEqual({ ownerUrl, appUrl });
    expect(await query(ownerUrl, 'select 1 one')).toEqual([{ one: 1 }]);
  });
  expect(findEmbeddedPostgres(folder)).toBeNull();
  expect(findEmbeddedPostgres(join(folder, 'nowhere'))).toBeNull();
});

test('the death of the server is reported, and committed data survive kill -9 of it', async () => {
  const folder = await folderWithRow();
  const onExit = vi.fn();
  const server = await startEmbeddedPostgres({ dataDir: folder, log, onExit });
  await query(server.ownerUrl, 'insert into kept values (2)');
  process.kill(server.pid, 'SIGKILL');
  await expect.poll(() => onExit.mock.calls).toHaveLength(1);
  expect(onExit).toHaveBeenCalledWith(expect.stringMatching(/ended by itself \(signal SIGKILL\)/));
  await server.stop();
  await withServer(folder, async ({ ownerUrl }) => {
    expect(await query(ownerUrl, 'select count(*)::int n from kept')).toEqual([{ n: 2 }]);
  });
});

test('after kill -9 of the supervisor the next start ends the orphan and goes on', async () => {
  const folder = await folderWithRow();
  const { child, server } = await supervisorProcess(folder, 'setInterval(() => undefined, 1000);');
  await expect(startEmbeddedPostgres({ dataDir: folder, log })).rejects.toThrow(`process ${child.pid}`);
  await query(server.ownerUrl, 'insert into kept values (3)');
  await killed(child);
  expect(processIdentity(server.pid)).not.toBeNull();
  await withServer(folder, async (next) => {
    expect(processIdentity(server.pid)).toBeNull();
    expect(await query(next.ownerUrl, 'select count(*)::int n from kept')).toEqual([{ n: 2 }]);
  });
  expect(lines.some((line) => line.includes(`(${server.pid}) of this data folder survived`))).toBe(true);
});

test('after kill -9 of supervisor and server together the next start goes on', async () => {
  const folder = await folderWithRow();
  const { child, server } = await supervisorProcess(folder, 'setInterval(() => undefined, 1000);');
  await query(server.ownerUrl, 'insert into kept values (4)');
  process.kill(server.pid, 'SIGKILL');
  await killed(child);
  await withServer(folder, async ({ ownerUrl }) => {
    expect(await query(ownerUrl, 'select count(*)::int n from kept')).toEqual([{ n: 2 }]);
  });
});

test('a supervisor that exits without stopping takes its server along, and a lost password file is replaced', async () => {
  const folder = makeFolder();
  const { server } = await supervisorProcess(folder, 'process.exit(0);');
  await gone(server.pid);
  unlinkSync(join(findHome(folder) ?? '', 'owner-password'));
  await withServer(folder, async ({ ownerUrl }) => {
    expect(await query(ownerUrl, 'select 1 one')).toEqual([{ one: 1 }]);
  });
});

test('a first start killed in the middle is made again', async () => {
  const folder = makeFolder();
  const unfinished = () => readdirSync(folder).find((name) => /^cluster\.unfinished\.\d+$/.test(name));
  const starting = supervisorProcess(folder, '').catch(() => undefined);
  // The cluster's first file is there, its last one is far away.
  const isUnderWay = () => existsSync(join(folder, unfinished() ?? '', 'PG_VERSION'));
  await expect.poll(isUnderWay, { interval: 5 }).toBe(true);
  const holder = readdirSync(folder).find((name) => name === 'supervisor.lock');
  expect(holder).toBeDefined();
  const pid = Number(unfinished()?.split('.')[2]);
  process.kill(pid, 'SIGKILL');
  await gone(pid);
  void starting;
  await withServer(folder, async ({ ownerUrl }) => {
    expect(await query(ownerUrl, 'select current_database() name')).toEqual([{ name: 'trueline' }]);
  });
  expect(unfinished()).toBeUndefined();
});

test.runIf(isRoot)(
  'as root, a folder that the account cannot enter keeps its data under /var/lib, and finds them again',
  async () => {
    const folder = makeFolder();
    chmodSync(folder, 0o700);
    const dataDir = join(folder, 'data');
    await withServer(dataDir, async ({ ownerUrl }) => {
      await query(ownerUrl, 'create table elsewhere ()');
    });
    const home = findHome(dataDir) ?? '';
    folders.push(home);
    expect(home).toMatch(/^\/var\/lib\/trueline\/[0-9a-f]{16}$/);
    expect(readdirSync(dataDir)).toEqual([]);
    chmodSync(folder, 0o755);
    await withServer(dataDir, async ({ ownerUrl }) => {
      expect(await query(ownerUrl, "select to_regclass('elsewhere') is not null kept")).toEqual([
        { kept: true },
      ]);
    });
  },
);

test.runIf(isRoot && canEnter(chooseAccount(null), import.meta.dirname))(
  'an ordinary user starts it alone, root may then go on with it, and the user again',
  async () => {
    const folder = makeFolder();
    const ids = chooseAccount(null).ids ?? { uid: 65534, gid: 65534 };
    chownSync(folder, ids.uid, ids.gid);
    const first = await supervisorProcess(folder, 'await server.stop();', ids);
    await once(first.child, 'exit');
    expect(readdirSync(folder).sort()).toEqual(['app-password', 'cluster', 'owner-password', 'postgres.log']);
    await withServer(folder, async ({ pid }) => expect(statSync(`/proc/${pid}`).uid).toBe(ids.uid));
    const last = await supervisorProcess(folder, 'await server.stop();', ids);
    await once(last.child, 'exit');
    expect(last.server.ownerUrl).toMatch(/^postgres:/);
  },
);
