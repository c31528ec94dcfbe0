import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { APP_ROLE } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { installQueue } from '#jobs/queue.ts';
import { createClock } from '#platform/clock.ts';
import { startEmbeddedPostgres } from '#platform/embedded-postgres/start-embedded-postgres.ts';
import { childEnv, EnvError, readEnv } from '#platform/env.ts';
import { type ChildReport, onShutdown } from '#platform/process.ts';
import { buildSite } from './build-site.ts';

/** `npm start`: the database, one web process and one worker, watched until somebody says stop. */

const say = (line: string) => process.stdout.write(`${line}\n`);
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const startedAt = performance.now();
const CHILD_LIMIT_MS = 20_000;
/** The children first, and then the database. */
const STOP_LIMIT_MS = 60_000;
/** A process that dies again and again is not started for ever. */
const MAX_RESTARTS = 5;

const env = readEnvOrExit();
const children = new Map<string, ChildProcess>();
let stopping = false;
let isPrepared = false;
let address: string | null = null;
let stopDatabase = async () => {};

onShutdown(async () => {
  stopping = true;
  say('stopping …');
  await Promise.all([...children.values()].map(endChild));
  await stopDatabase();
  say('stopped');
}, STOP_LIMIT_MS);

const databaseUrl = await openDatabaseServer();
await step('database ready', async () => {
  const ran = await migrate(databaseUrl, createClock().now());
  await installQueue(databaseUrl, APP_ROLE);
  return ran.length > 0 ? `${ran.length} migration(s)` : '';
});
await step('site built', () => buildSite(say));
startChild('worker', 0);
startChild('web', 0);

function readEnvOrExit() {
  try {
    return readEnv();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(1);
  }
}

async function openDatabaseServer(): Promise<string> {
  if (env.DATABASE_URL) return env.DATABASE_URL;
  const dataDir = resolve(env.DATA_DIR);
  mkdirSync(dataDir, { recursive: true });
  const server = await startEmbeddedPostgres({
    dataDir,
    log: say,
    onExit: (sentence) => {
      if (!stopping) say(sentence);
      process.kill(process.pid, 'SIGTERM');
    },
  });
  stopDatabase = () => server.stop();
  return server.ownerUrl;
}

async function step(name: string, work: () => Promise<string>): Promise<void> {
  const since = performance.now();
  const detail = await work();
  say(`${name} (${[detail, seconds(since)].filter(Boolean).join(', ')})`);
}

function startChild(name: 'web' | 'worker', restarts: number): void {
  const file = new URL(name === 'web' ? './server.ts' : './worker.ts', import.meta.url);
  const child = fork(file, {
    // Nobody balances between one web process and none, so it need not give notice before it ends.
    env: childEnv({ DATABASE_URL: databaseUrl, DRAIN_NOTICE_S: '0' }),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  children.set(name, child);
  child.on('message', (report: ChildReport) => tell(report));
  child.on('exit', (code, signal) => {
    if (stopping) return;
    say(`${name} ended (${signal ?? code}); starting it again`);
    if (restarts >= MAX_RESTARTS) {
      say(`${name} has ended ${restarts} times; giving up`);
      process.kill(process.pid, 'SIGTERM');
      return;
    }
    setTimeout(() => stopping || startChild(name, restarts + 1), 1000).unref();
  });
}

function tell(report: ChildReport): void {
  switch (report.kind) {
    case 'progress': {
      const { what, done, total } = report.progress;
      say(`  ${what}: ${total > 0 ? `${done} of ${total}` : done} (${seconds(startedAt)})`);
      break;
    }
    case 'prepared':
      say(`games, forecasts and picks ready (${seconds(startedAt)})`);
      isPrepared = true;
      sayReady();
      break;
    case 'listening':
      if (!isPrepared) say(`listening on ${report.address}; the pages follow when the data are there`);
      address = report.address;
      sayReady();
      break;
  }
}

/** Said when /readyz answers 200: the web process listens and the data are there. */
function sayReady(): void {
  if (isPrepared && address !== null) say(`ready ${address}`);
}

function endChild(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done();
    const limit = setTimeout(() => child.kill('SIGKILL'), CHILD_LIMIT_MS);
    child.once('exit', () => {
      clearTimeout(limit);
      done();
    });
    child.kill('SIGTERM');
  });
}
