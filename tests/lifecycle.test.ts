import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '#tests/support/is-long.ts';

/**
 * The long form: the whole product is killed in every way and must come back by itself with all that it had acknowledged.
 * Run by `npm run test:long`.
 */
const PORT = 3966;
const BASE = `http://127.0.0.1:${PORT}`;
/** A first start takes a minute on a quiet machine, and several beside other work. */
const LIMIT_MS = 600_000;
/** Fewer than the ends in a short time after which a web process is given up. */
const KILLS = 4;

let dataDir: string;
let site: ChildProcess;
let output = '';

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'trueline-life-'));
  chmodSync(dataDir, 0o755);
});
afterAll(() => {
  site?.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

/** Looks every 20 ms until something is so; fails after the limit. */
async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  limitMs = LIMIT_MS,
): Promise<void> {
  const deadline = performance.now() + limitMs;
  await expect
    .poll(isSo, { interval: 20, timeout: Math.max(0, deadline - performance.now()), message: what })
    .toBe(true);
}

async function start(): Promise<number> {
  output = '';
  const since = performance.now();
  const env = { ...process.env, APP_MODE: 'test', PORT: String(PORT), DATA_DIR: dataDir, RATE_LIMITS: 'off' };
  site = spawn(process.execPath, ['src/start.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [site.stdout, site.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  await until(
    'the site is ready',
    async () => (await fetch(`${BASE}/readyz`).catch(() => null))?.ok === true,
  );
  return performance.now() - since;
}

/** Prints how long something took; the aims are for a quiet machine, so no test asserts them. */
const report = (what: string, since: number) =>
  process.stdout.write(`${what} after ${Math.round(performance.now() - since)} ms\n`);

/** Every pick that the site has ever shown, with what must not change about it. */
async function picks(): Promise<string[]> {
  const ledgers = ['live', 'backfill'].map(async (origin) => {
    const answer = await fetch(`${BASE}/api/public/ledger?origin=${origin}&per_page=100`);
    const { data } = await answer.json();
    return data.map(
      (pick: { id: string; serial: string | null; leaf_hash: string | null }) =>
        `${pick.id} ${pick.serial} ${pick.leaf_hash}`,
    );
  });
  return (await Promise.all(ledgers)).flat().toSorted();
}

/** Processes whose command line names a file of this site, by a word of it. */
function pidsOf(word: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const isOurs = readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`DATA_DIR=${dataDir}`);
        return isOurs && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(word);
      } catch {
        return false;
      }
    })
    .map(Number);
}

/** The one such process; a signal is never sent on a guess. */
function onlyPidOf(word: string): number {
  const [pid, ...others] = pidsOf(word);
  if (pid === undefined || others.length > 0)
    throw new Error(`${word} runs ${others.length + (pid ? 1 : 0)} times`);
  return pid;
}

const isGone = (pid: number) => {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
};

/** The database server that the running supervisor has started. */
function postmasterPid(): number {
  const children = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(site.pid)]).toString();
  const line = children.split('\n').find((text) => /\bpostgres\b/.test(text) && !text.includes('/program/'));
  const pid = Number(line?.trim().split(/\s+/)[0]);
  if (!Number.isInteger(pid) || pid <= 1) throw new Error('no postmaster runs');
  return pid;
}

async function runJob(name: string): Promise<void> {
  const body = JSON.stringify({ name });
  const answer = await fetch(`${BASE}/__test/jobs/run`, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json' },
  });
  expect(answer.status, await answer.text()).toBe(200);
}

describe.skipIf(!isLong)('the whole product', () => {
  let before: string[] = [];

  it(
    'comes up with picks',
    async () => {
      await start();
      before = await picks();
      expect(before.length).toBeGreaterThan(0);
    },
    LIMIT_MS,
  );

  it(
    'replaces a worker that was killed, and the jobs go on',
    async () => {
      for (let kill = 0; kill < KILLS; kill += 1) {
        const worker = onlyPidOf('program/worker.js');
        process.kill(worker, 'SIGKILL');
        const since = performance.now();
        await until('another worker runs', () => pidsOf('program/worker.js').some((pid) => pid !== worker));
        await runJob('settle-picks');
        report('a worker killed: its next job was done', since);
      }
    },
    LIMIT_MS,
  );

  it(
    'replaces a web process that was killed',
    async () => {
      for (let kill = 0; kill < KILLS; kill += 1) {
        const web = onlyPidOf('program/server.js');
        process.kill(web, 'SIGKILL');
        const since = performance.now();
        await until('the site answers again', async () => {
          const isOther = pidsOf('program/server.js').some((pid) => pid !== web);
          return isOther && (await fetch(`${BASE}/readyz`).catch(() => null))?.ok === true;
        });
        report('a web process killed: the site answered again', since);
      }
    },
    LIMIT_MS,
  );

  it(
    'leaves no web process or worker behind when it is killed itself, and the next start has every pick',
    async () => {
      const children = [...pidsOf('program/worker.js'), ...pidsOf('program/server.js')];
      expect(children).toHaveLength(2);
      site.kill('SIGKILL');
      await until('the children have ended', () => children.every(isGone), 120_000);
      await start();
      expect(await picks()).toEqual(expect.arrayContaining(before));
    },
    LIMIT_MS,
  );

  it(
    'ends in order when its database is killed, and the next start has every pick',
    async () => {
      const ended = new Promise((done) => site.once('exit', done));
      process.kill(postmasterPid(), 'SIGKILL');
      const since = performance.now();
      await ended;
      await start();
      report('the database killed and all started again: ready', since);
      expect(await picks()).toEqual(expect.arrayContaining(before));
    },
    LIMIT_MS,
  );

  it(
    'refuses a second start on the same data',
    async () => {
      const env = { ...process.env, PORT: '0', DATA_DIR: dataDir };
      const second = spawn(process.execPath, ['src/start.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
      expect(await new Promise((done) => second.once('exit', done))).not.toBe(0);
    },
    LIMIT_MS,
  );

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'drains on %s and leaves nothing running',
    async (signal) => {
      const database = postmasterPid();
      const children = [...pidsOf('program/worker.js'), ...pidsOf('program/server.js')];
      const ended = new Promise((done) => site.once('exit', done));
      site.kill(signal);
      expect(await ended).toBe(0);
      expect([database, ...children].every(isGone)).toBe(true);
      expect(output).toContain('stopped');
      await start();
    },
    LIMIT_MS,
  );
});
