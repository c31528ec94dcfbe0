import { setTimeout as wait } from 'node:timers/promises';
import { getBrand } from '#api/get-brand.ts';
import { listBrands } from '#brands/index.ts';
import { openDatabase } from '#db/client.ts';
import { connectQueue } from '#db/queue-connection.ts';
import { beginDemonstration } from '#domain/foundation/clock/begin-demonstration.ts';
import { followTestClock } from '#domain/foundation/clock/follow-test-clock.ts';
import { judgeTime } from '#domain/foundation/clock/judge-time.ts';
import { prepareSecrets } from '#domain/foundation/secret/prepare-secrets.ts';
import { seedBrand } from '#domain/operations/brand/seed-brand.ts';
import { createEngine } from '#domain/picks/backfill/engine.ts';
import { type Progress, prepareSite } from '#domain/picks/backfill/prepare-site.ts';
import { createJobQueue } from '#jobs/enqueue.ts';
import { openQueue } from '#jobs/queue.ts';
import { startRunner } from '#jobs/runner.ts';
import { createClock } from '#platform/clock.ts';
import { readEnv } from '#platform/env.ts';
import { createLog } from '#platform/log.ts';
import { isStopping, onShutdown, reportToParent, workBehindOthers } from '#platform/process.ts';
import { StartError } from '#platform/start-error.ts';
import { assertAppLogin } from './process/assert-app-login.ts';
import { checkSettings, reachDatabase } from './process/check-settings.ts';
import { followBrands } from './process/follow-brands.ts';
import { runProcess } from './process/run-process.ts';
import { startHeartbeats } from './process/start-heartbeats.ts';

/** The worker: prepares a new site, then works off the queue until it is asked to stop. Any number may run at once. */

await runProcess(startWorker);

async function startWorker(): Promise<void> {
  const env = readEnv();
  const log = createLog({ name: 'worker' });
  const { DATABASE_URL } = env;
  if (!DATABASE_URL)
    throw new StartError('DATABASE_URL', 'the worker needs it; npm start gives it the embedded database.');
  await checkSettings(env, { listens: false });
  await reachDatabase(DATABASE_URL, null, { check: assertAppLogin });

  // All jobs may be at it at once after a long pause, and one that holds a lock needs a second connection for its work.
  const database = openDatabase(DATABASE_URL, { role: 'app', max: 16, statementTimeoutMs: 300_000 });
  // Registered before the long preparation, so that a stop or a lost parent ends that too.
  let drain = () => database.close();
  let stopHeartbeats = async () => {};
  onShutdown(async () => {
    await stopHeartbeats();
    await drain();
  });

  const clock = createClock();
  const services = { db: database.db, clock, env, log };
  await prepareSecrets(services);
  await followTestClock(services, clock);
  await beginDemonstration(services, clock);
  const brands = followBrands(services);
  await brands.look();
  for (const brand of listBrands()) {
    if (brand.stored?.isOpen !== false) await seedBrand(services, brand);
  }
  const engine = createEngine(services);
  stopHeartbeats = startHeartbeats(services, clock, { kind: 'worker', build: null });

  const RETRY_MS = 2000;
  /** A line a second is enough for a person, and does not slow the work down. */
  let lastReportAt = Number.NEGATIVE_INFINITY;
  const onProgress = (progress: Progress) => {
    const isLast = progress.total > 0 && progress.done >= progress.total;
    if (!isLast && performance.now() - lastReportAt < 1000) return;
    lastReportAt = performance.now();
    reportToParent({ kind: 'progress', progress });
  };

  while (!(await prepare())) await wait(RETRY_MS);
  reportToParent({ kind: 'prepared' });
  // Anyone who waits for a first start gets it as fast as the machine can; from now on readers go first.
  workBehindOthers();

  /** A stop closes the database under the preparation; what then fails is no error, and the process is about to end. */
  async function prepare(): Promise<boolean> {
    try {
      return await prepareSite(services, { engine, onProgress });
    } catch (error) {
      if (isStopping()) return false;
      throw error;
    }
  }

  const connect = connectQueue(DATABASE_URL, () => !isStopping());
  const boss = await openQueue({ connect, log, worker: true });
  const runner = await startRunner({
    boss,
    context: { services: { ...services, queue: createJobQueue(boss) }, engine, getBrand },
    judgeTime: async () => {
      await followTestClock(services, clock);
      await brands.look();
      return judgeTime(services, clock);
    },
  });
  drain = async () => {
    await runner.stop();
    await database.close();
  };
  log.info('worker ready');
}
