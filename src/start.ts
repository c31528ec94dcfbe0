import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  type EmbeddedAddresses,
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '@trueline/embedded-postgres';
import { createClock } from '#platform/clock.ts';
import { type Env, findMisspelt, readEnv } from '#platform/env.ts';
import { newSecret } from '#platform/id.ts';
import { type ChildReport, onShutdown } from '#platform/process.ts';
import { dataDirFailure, StartError, startSentence } from '#platform/start-error.ts';
import { assertAppLogin } from './process/assert-app-login.ts';
import { assertMigrated } from './process/assert-migrated.ts';
import { BACKUP_SECRETS, checkBackupSettings } from './process/backup/backup-settings.ts';
import { buildSite } from './process/build-site.ts';
import { checkSettings, reachDatabase } from './process/check-settings.ts';
import { prepareDatabase } from './process/prepare-database.ts';
import { createScreen } from './process/screen.ts';
import { createSupervisor } from './process/supervisor.ts';

/** `npm start`: the database, one web process, one worker and, where they have a target, the backups, watched until somebody says stop. */

/** The children first, and then the database. */
const STOP_LIMIT_MS = 60_000;

const screen = createScreen(process.stdout);
const { say } = screen;
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const startedAt = performance.now();
const stopping = new AbortController();
let isPrepared = false;
let address: string | null = null;
/** Where the first owner is made, until it has been said. */
let firstRun: string | null = null;
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
  if (env.BACKUP_TARGET !== undefined) checkBackupSettings(env);
  const { ownerUrl, appUrl } = env.DATABASE_URL
    ? { ownerUrl: env.OWNER_DATABASE_URL ?? null, appUrl: env.DATABASE_URL }
    : await openEmbedded(resolve(env.DATA_DIR));
  const dataDir = env.DATABASE_URL ? null : resolve(env.DATA_DIR);
  const backupUrl = env.BACKUP_TARGET === undefined ? undefined : backupAddress(env, ownerUrl);
  await (ownerUrl === null
    ? reachDatabase(appUrl, dataDir)
    : reachDatabase(ownerUrl, dataDir, { setting: 'OWNER_DATABASE_URL' }));
  await step('database ready', async () => {
    const ran =
      ownerUrl === null ? [] : await prepareDatabase({ ownerUrl, appUrl, backupUrl }, createClock().now());
    await reachDatabase(appUrl, dataDir, { check: assertAppLogin });
    if (ownerUrl === null) await assertMigrated(appUrl);
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
    ...Object.fromEntries(BACKUP_SECRETS.map((name) => [name, ''])),
  };
  if (stopping.signal.aborted) return;
  supervisor.start('worker', variables);
  supervisor.start('web', variables);
  if (backupUrl === undefined) return;
  supervisor.start('backup', {
    DATABASE_URL: '',
    DATABASE_PASSWORD: '',
    OWNER_DATABASE_URL: '',
    OWNER_DATABASE_PASSWORD: '',
    BACKUP_DATABASE_URL: backupUrl,
    BACKUP_DATABASE_PASSWORD: '',
  });
}

/** Where the backups log in. At a server of our own the login has a new password at each start, which stands nowhere else. */
function backupAddress({ BACKUP_DATABASE_URL: given }: Env, ownerUrl: string | null): string {
  if (given !== undefined) return given;
  if (ownerUrl === null || database === null)
    throw new StartError(
      'BACKUP_DATABASE_URL',
      'is needed beside BACKUP_TARGET, such as …//trueline_backup@….',
    );
  const url = new URL(ownerUrl);
  url.username = 'trueline_backup';
  url.password = newSecret();
  return url.href;
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
    case 'first_run':
      firstRun = report.address;
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
  if (!isPrepared || address === null) return;
  if (firstRun !== null) say(`no operator yet; make the first owner within a day at ${firstRun}`);
  firstRun = null;
  screen.pin(`ready ${address}`);
}
