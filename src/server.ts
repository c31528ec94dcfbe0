import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { warmMessages } from '#api/reader-messages.ts';
import { openDatabase } from '#db/client.ts';
import { connectQueue } from '#db/queue-connection.ts';
import { watchDatabase } from '#db/watch-database.ts';
import { offerFirstRun } from '#domain/accounts/operator/first-run.ts';
import { feedSource } from '#domain/forecasting/sport/feed-source.ts';
import { followTestClock } from '#domain/foundation/clock/follow-test-clock.ts';
import { judgeTime } from '#domain/foundation/clock/judge-time.ts';
import { prepareSecrets } from '#domain/foundation/secret/prepare-secrets.ts';
import { createViewTally } from '#domain/operations/page-view/tally-views.ts';
import { isPrepared } from '#domain/picks/backfill/is-prepared.ts';
import type { Services } from '#domain/services.ts';
import { createJobQueue } from '#jobs/enqueue.ts';
import { openQueue } from '#jobs/queue.ts';
import { createClock } from '#platform/clock.ts';
import { readEnv } from '#platform/env.ts';
import { newSecret } from '#platform/id.ts';
import { createLog } from '#platform/log.ts';
import { DRAIN_LIMIT_MS, onShutdown, preferOptimisedParts, reportToParent } from '#platform/process.ts';
import { listenFailure, StartError } from '#platform/start-error.ts';
import { createHttpApp, type HttpAppOptions } from './http/create-http-app.ts';
import { createLanguageList } from './http/enabled-languages.ts';
import { createExperimentList } from './http/experiment-list.ts';
import { openGuestCache } from './http/guest-cache/open-guest-cache.ts';
import { createInFlight, IN_FLIGHT } from './http/in-flight.ts';
import { askInPlay, createLiveGames, everyInterval } from './http/live-games.ts';
import { createMetrics } from './http/metrics.ts';
import { createApiLimit } from './http/rate-limit.ts';
import type { Readers } from './http/readers/open-readers.ts';
import { openReadersBeside } from './http/readers/open-readers-beside.ts';
import { withReaders } from './http/readers/with-readers.ts';
import { serveSite } from './http/serve-site.ts';
import { createTestEndpoints } from './http/test-endpoints.ts';
import { assertAppLogin } from './process/assert-app-login.ts';
import { checkSettings, reachDatabase } from './process/check-settings.ts';
import { doubtfulSettings } from './process/doubtful-settings.ts';
import { followBrands } from './process/follow-brands.ts';
import { failStart, runProcess } from './process/run-process.ts';
import { startHeartbeats } from './process/start-heartbeats.ts';
import { startViewBatches } from './process/write-views.ts';

/** A web process: the API and the pages. Any number may run beside each other against one database. */

await runProcess(startWeb);

async function startWeb(): Promise<void> {
  const env = readEnv();
  const log = createLog({ name: 'web' });
  const { DATABASE_URL, HOST, PORT } = env;
  if (!DATABASE_URL)
    throw new StartError(
      'DATABASE_URL',
      'the web process needs it; npm start gives it the embedded database.',
    );
  await checkSettings(env, { listens: true });
  for (const sentence of doubtfulSettings(env)) log.warn(sentence);
  await reachDatabase(DATABASE_URL, null, { check: assertAppLogin });

  const database = openDatabase(DATABASE_URL, {
    role: 'app',
    max: 10,
    statementTimeoutMs: 15_000,
    waitMs: 3000,
  });
  const watch = watchDatabase(DATABASE_URL);
  // What was asked before is not answered any more, and what is asked while it is away is answered too late.
  watch.onChange(() => database.limits.dropWaiting());
  const clock = createClock();
  const boss = await openQueue({ connect: connectQueue(DATABASE_URL), log, worker: false });
  const services = { db: database.db, clock, env, log, queue: createJobQueue(boss) };
  const isTest = env.APP_MODE === 'test';
  await prepareSecrets(services);
  await followTestClock(services, clock);
  await judgeTime(services, clock);
  await warmMessages();

  const buildFile = new URL('../build/server/index.js', import.meta.url);
  preferOptimisedParts();
  const build: typeof import('./entry.app.ts') = await import(buildFile.href);
  const brands = followBrands(services, build.takeUpBrands);
  await brands.look();
  const stopBrands = brands.start();
  let dataReady = false;
  const liveGames = createLiveGames({ ask: askInPlay(services), every: everyInterval });
  const metricsToken = readMetricsToken(env.DATA_DIR);
  const metrics = createMetrics();
  let readers: Readers | null = null;
  const reading = {
    ...services,
    get db() {
      return readers?.current()?.db ?? database.db;
    },
  };
  const languages = createLanguageList(reading);
  const experiments = createExperimentList(reading);
  const views = createViewTally(services);
  const limit = env.RATE_LIMITS ? createApiLimit(services) : null;
  const openSurface = (isLeaving: () => boolean) => {
    const options: HttpAppOptions = {
      services,
      metrics,
      languages,
      experiments,
      limit,
      views,
      metricsToken,
      liveGames,
      isLeaving,
      watch,
      inFlight: createInFlight(IN_FLIGHT),
      isDataReady: async () => {
        dataReady ||= await isPrepared(services, feedSource(services));
        return dataReady;
      },
      pages: {
        assetsFolder: 'build/client',
        paths: build.pagePaths,
        build: { id: build.buildId, builtAt: statSync(buildFile).mtime },
        handle: build.handlePage,
      },
      testEndpoints: isTest ? createTestEndpoints({ services, clock, boss }) : null,
    };
    readers = openReadersBeside(options, { url: env.READ_DATABASE_URL, watch });
    return withReaders(createHttpApp({ ...options, readers }), { readers, watch });
  };
  const site = serveSite({
    createApp: openSurface,
    createCache: (app, isLeaving) =>
      openGuestCache(app, {
        services,
        metrics,
        languages,
        experiments,
        pages: build.pagePaths,
        watch,
        readers,
        limit,
        isLeaving,
      }),
    host: HOST,
    port: PORT,
    liveGames,
    noticeMs: env.DRAIN_NOTICE_S * 1000,
    onFailure: (error) => failStart(listenFailure(error, { host: HOST, port: PORT })),
    onListening: (port) => {
      reportToParent({ kind: 'listening', address: `http://${HOST}:${port}` });
      log.info({ port }, 'listening');
      void announceFirstRun(services, `http://${HOST}:${port}`);
    },
  });

  const stopHeartbeats = startHeartbeats(services, clock, { kind: 'web', build: build.buildId });
  const writeLastViews = startViewBatches(views);

  onShutdown(
    async () => {
      await site.drain();
      await writeLastViews();
      await stopHeartbeats();
      stopBrands();
      await boss.stop({ graceful: false });
      await readers?.stop();
      await watch.stop();
      await database.close();
    },
    env.DRAIN_NOTICE_S * 1000 + DRAIN_LIMIT_MS,
  );
}

/** Tells where a site without an operator makes its first owner. The link is good for a day and ends with them. */
async function announceFirstRun(services: Services, listensAt: string): Promise<void> {
  const { env, log } = services;
  try {
    const token = await offerFirstRun(services);
    if (token === null) return;
    const address = `${env.ORIGIN ?? listensAt}/office/first-run?token=${token}`;
    reportToParent({ kind: 'first_run', address });
    log.info({ address }, 'this site has no operator yet: make the first owner here');
  } catch (error) {
    log.warn({ err: error }, 'it could not be found out whether there is an operator');
  }
}

/** The secret that opens /metrics from elsewhere: made once, kept in the data folder, readable by its owner only. */
function readMetricsToken(dataDir: string): string {
  const file = resolve(dataDir, 'metrics-token');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(resolve(dataDir), { recursive: true });
  const token = newSecret();
  writeFileSync(file, `${token}\n`, { mode: 0o600 });
  return token;
}
