import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  type EmbeddedAddresses,
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '@trueline/embedded-postgres';
import { checkShape } from '#db/check-shape.ts';
import { createClock } from '#platform/clock.ts';
import { type Env, findMisspelt, readEnv } from '#platform/env.ts';
import { type ChildReport, onShutdown } from '#platform/process.ts';
import { dataDirFailure, startSentence } from '#platform/start-error.ts';
import { assertAppLogin } from './process/assert-app-login.ts';
import { buildSite } from './process/build-site.ts';
import { checkSettings, reachDatabase } from './process/check-settings.ts';
import { prepareDatabase } from './process/prepare-database.ts';
import { createScreen } from './process/screen.ts';
import { createSupervisor } from './process/supervisor.ts';

/** `npm start`: the database, one web process and one worker, watched until somebody says stop. */

/** The children first, and then the database. */
const STOP_LIMIT_MS = 60_000;

const screen = createScreen(process.stdout);
const { say } = screen;
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const startedAt = performance.now();
const stopping = new AbortController();
let isPrepared = false;
let address: string | null = null;
let database: Promise<EmbeddedPostgres> | null = null;

const supervisor = createSupervisor({ screen, onReport: announce, onGivenUp: () => stop(1) });
const stop = onShutdown(async () => {
  stopping.abort();
  screen.unpin();
  say('stopping …');
  await supervisor.stop();
  // One that is just being prepared is waited for, or it would live on without us.
  const server = await database?.catch(() => null);
  await server?.stop();
  say('stopped');
}, STOP_LIMIT_MS);

try {
  await startAll(readEnv());
} catch (error) {
  // A stop takes the database away under what is being prepared.
  if (!stopping.signal.aborted) fail(error);
}

async function startAll(env: Env): Promise<void> {
  for (const sentence of findMisspelt()) process.stderr.write(`${sentence}\n`);
  await checkSettings(env, { listens: true });
  const { ownerUrl, appUrl } = env.DATABASE_URL
    ? { ownerUrl: env.OWNER_DATABASE_URL ?? null, appUrl: env.DATABASE_URL }
    : await openEmbedded(resolve(env.DATA_DIR));
  const dataDir = env.DATABASE_URL ? null : resolve(env.DATA_DIR);
  await reachDatabase(ownerUrl ?? appUrl, dataDir);
  await step('database ready', async () => {
    const ran = ownerUrl === null ? [] : await prepareDatabase({ ownerUrl, appUrl }, createClock().now());
    await reachDatabase(appUrl, dataDir, assertAppLogin);
    if (ownerUrl === null) await checkShape(appUrl);
    return ran.length > 0 ? `${ran.length} migration(s)` : '';
  });
  await step('site built', () => buildSite(say, stopping.signal));
  // No one balances between one web process and none, so it need not give notice before it ends.
  // The owner's address is none of theirs.
  const variables = {
    DATABASE_URL: appUrl,
    DATABASE_PASSWORD: '',
    OWNER_DATABASE_URL: '',
    OWNER_DATABASE_PASSWORD: '',
    DRAIN_NOTICE_S: '0',
  };
  if (stopping.signal.aborted) return;
  supervisor.start('worker', variables);
  supervisor.start('web', variables);
}

async function openEmbedded(dataDir: string): Promise<EmbeddedAddresses> {
  try {
    mkdirSync(dataDir, { recursive: true });
    database = startEmbeddedPostgres({
      dataDir,
      log: say,
      onExit: (sentence) => {
        if (!stopping.signal.aborted) say(sentence);
        stop(1);
      },
    });
    return await database;
  } catch (error) {
    throw dataDirFailure(error, dataDir);
  }
}

async function step(name: string, work: () => Promise<string>): Promise<void> {
  const since = performance.now();
  const detail = await work();
  if (!stopping.signal.aborted) say(`${name} (${[detail, seconds(since)].filter(Boolean).join(', ')})`);
}

/** A sentence where a person can put it right, else everything that is known. */
function fail(error: unknown): void {
  const sentence = startSentence(error);
  if (sentence === null) console.error(error);
  else process.stderr.write(`${sentence}\n`);
  stop(1);
}

function announce(report: ChildReport): void {
  switch (report.kind) {
    case 'progress': {
      const { what, done, total } = report.progress;
      say(`  ${what}: ${total > 0 ? `${done} of ${total}` : done} (${seconds(startedAt)})`);
      break;
    }
    case 'prepared':
      if (!isPrepared) say(`games, forecasts and picks ready (${seconds(startedAt)})`);
      isPrepared = true;
      sayReady();
      break;
    case 'listening':
      if (!isPrepared) say(`listening on ${report.address}; the pages follow when the data are there`);
      address = report.address;
      sayReady();
      break;
    case 'refused':
      process.stderr.write(`${report.sentence}\n`);
      stop(1);
      break;
  }
}

/** Said when /readyz answers 200: the web process listens and the data are there. */
function sayReady(): void {
  if (isPrepared && address !== null) screen.pin(`ready ${address}`);
}
