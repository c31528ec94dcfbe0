import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#db/client.ts';
import { followTestClock } from '#domain/foundation/clock/follow-test-clock.ts';
import { createHeartbeat } from '#domain/operations/operation/process-heartbeat.ts';
import { createClock, elapsedSince, startTimer } from '#platform/clock.ts';
import { readEnv } from '#platform/env.ts';
import { createLog } from '#platform/log.ts';
import { onShutdown } from '#platform/process.ts';
import { StartError } from '#platform/start-error.ts';
import { HOUR_MS } from '#terms/durations.ts';
import { assertBackupLogin } from './process/backup/assert-backup-login.ts';
import { openTarget, readDecryption, readEncryption } from './process/backup/backup-settings.ts';
import { collectReports } from './process/backup/restore-reports.ts';
import { runDueBackup } from './process/backup/run-backup.ts';
import { runDueRestoreTest } from './process/backup/run-restore-test.ts';
import { reachDatabase } from './process/check-settings.ts';
import { runProcess } from './process/run-process.ts';
import { repeatHeartbeat } from './process/start-heartbeats.ts';

/**
 * The backups: a process of its own, since web and worker may not read every table and no one else needs the target's credentials. Several may
 * run; one works at a time. When the next one is due stands in the database, so it may be killed at any instant.
 */

const LOOK_MS = 15_000;
const REPORTS_MS = HOUR_MS;

await runProcess(startBackups);

async function startBackups(): Promise<void> {
  const env = readEnv(undefined, { isSite: false });
  const log = createLog({ name: 'backup' });
  const databaseUrl = env.BACKUP_DATABASE_URL;
  if (databaseUrl === undefined)
    throw new StartError(
      'BACKUP_DATABASE_URL',
      'is needed: a login that may read every table and owns none.',
    );
  const [store, encrypt] = [openTarget(env), readEncryption(env)];
  // The private key is better elsewhere; the machine that has it leaves its reports at the target.
  const decrypt = env.BACKUP_PRIVATE_KEY_FILE === undefined ? null : await readDecryption(env);
  await reachDatabase(databaseUrl, null, { setting: 'BACKUP_DATABASE_URL', check: assertBackupLogin });

  const stopping = new AbortController();
  const database = openDatabase(databaseUrl, { role: 'owner', max: 3 });
  const { promise: idle, resolve: isIdle } = Promise.withResolvers<void>();
  let stopHeartbeats = async () => {};
  onShutdown(async () => {
    stopping.abort();
    await idle;
    await stopHeartbeats();
    await database.close();
  });

  const { signal } = stopping;
  const clock = createClock();
  const services = { db: database.db, clock, env, log };
  await followTestClock(services, clock);
  const { beat, end } = createHeartbeat(services, {
    kind: 'backup',
    host: hostname(),
    pid: process.pid,
    build: null,
  });
  stopHeartbeats = repeatHeartbeat(async () => {
    await followTestClock(services, clock).catch((error: unknown) => {
      log.warn({ err: error }, 'the time of the test could not be read');
    });
    await beat();
  }, end);
  const everyMs = env.BACKUP_EVERY * HOUR_MS;
  const context = {
    db: database.db,
    databaseUrl,
    store,
    encrypt,
    clock,
    everyMs,
    keep: env.BACKUP_KEEP,
    log,
    signal,
  };
  log.info({ target: store.address, everyHours: env.BACKUP_EVERY }, 'backups ready');
  let reportsTimer: number | null = null;
  while (!signal.aborted) {
    try {
      const taken = await runDueBackup(context);
      if (taken !== null) log.info(taken, 'backup taken');
      if (reportsTimer === null || elapsedSince(reportsTimer) > REPORTS_MS) {
        await collectReports(database.db, store, clock.now());
        reportsTimer = startTimer();
      }
      const tested = decrypt && (await runDueRestoreTest({ ...context, decrypt, env }));
      if (tested) log[tested.error === null ? 'info' : 'error'](tested, 'restore tested');
    } catch (error) {
      // What failed is noted in the database, where operators are notified of it; the database itself may be what is away.
      if (!signal.aborted) log.error({ err: error }, 'the backup or its test failed');
    }
    await wait(LOOK_MS, undefined, { signal }).catch(() => undefined);
  }
  isIdle();
}
