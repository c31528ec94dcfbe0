import { flushCompileCache } from 'node:module';
import { hostname } from 'node:os';
import { getBrand } from '#api/get-brand.ts';
import { openDatabase } from '#db/client.ts';
import { connectQueue } from '#db/queue-connection.ts';
import { watchDatabase } from '#db/watch-database.ts';
import { followTestClock } from '#domain/foundation/clock/follow-test-clock.ts';
import { judgeTime } from '#domain/foundation/clock/judge-time.ts';
import { createHeartbeat } from '#domain/operations/operation/process-heartbeat.ts';
import { createJobQueue } from '#jobs/enqueue.ts';
import { openQueue } from '#jobs/queue.ts';
import { startRunner } from '#jobs/runner.ts';
import { createClock } from '#platform/clock.ts';
import { readEnv } from '#platform/env.ts';
import { newId } from '#platform/id.ts';
import { createLog, silentLog } from '#platform/log.ts';
import { DRAIN_LIMIT_MS, isStopping, onShutdown, reportToParent } from '#platform/process.ts';
import { createHttpApp, type HttpAppOptions } from '../../src/http/create-http-app.ts';
import { createLanguageList } from '../../src/http/enabled-languages.ts';
import { createExperimentList } from '../../src/http/experiment-list.ts';
import { openGuestCache } from '../../src/http/guest-cache/open-guest-cache.ts';
import { createInFlight, IN_FLIGHT } from '../../src/http/in-flight.ts';
import { askInPlay, createLiveGames, everyInterval } from '../../src/http/live-games.ts';
import { createMetrics } from '../../src/http/metrics.ts';
import type { Readers } from '../../src/http/readers/open-readers.ts';
import { openReadersBeside } from '../../src/http/readers/open-readers-beside.ts';
import { withReaders } from '../../src/http/readers/with-readers.ts';
import { serveSite } from '../../src/http/serve-site.ts';
import { repeatHeartbeat } from '../../src/process/start-heartbeats.ts';
import { answerMemory } from './own-memory.ts';
import { createSmallEngine } from './small-engine.ts';

/**
 * A process to be killed: `web` is the product's own front door without its pages, `worker` its own runner on its own queue, with games
 * enough for a site. Both are ready a second after their start, which the whole site with its seasons is not.
 */

/** The jobs that are asked for over and over, so that whenever a worker is killed it is at some of them. */
const BUSY_JOBS = [
  'ingest-feed',
  'publish-picks',
  'settle-picks',
  'close-days',
  'expire-orders',
  'remind-renewals',
  'send-emails',
];
const ASK_MS = 500;
const FOLLOW_MS = 200;

answerMemory();
// Who is killed writes nothing when it ends: what was compiled is left for the next one now.
flushCompileCache();
const env = readEnv();
const log = process.env.HAS_LOG === '1' ? createLog({ name: process.argv[2] ?? 'site' }) : silentLog();
const url = env.DATABASE_URL ?? '';
const isWeb = process.argv[2] === 'web';
// A test that holds many calls back at once says how many connections that takes, and how long they may wait.
const { POOL_SIZE = 8, LIMIT_MS } = process.env;
const { db, limits, close } = openDatabase(url, {
  role: 'app',
  max: Number(POOL_SIZE),
  statementTimeoutMs: Number(LIMIT_MS ?? 15_000),
  waitMs: Number(LIMIT_MS ?? (isWeb ? 3000 : 10_000)),
});
const clock = createClock();
const connect = connectQueue(url, () => !isWeb && !isStopping());
// Killed workers are missed soon, unless a test looks at how long jobs stand still.
const superviseS = Number(process.env.SUPERVISE_S ?? 1);
const boss = await openQueue({ connect, log, worker: !isWeb, superviseS });
const services = { db, clock, env, log, queue: createJobQueue(boss) };
await followTestClock(services, clock);
setInterval(() => followTestClock(services, clock).catch(() => undefined), FOLLOW_MS);

// By what processes say of themselves a replica shows how far it is behind; without it no guest is answered from there.
const { beat, end } = createHeartbeat(services, {
  kind: isWeb ? 'web' : 'worker',
  build: null,
  host: hostname(),
  pid: process.pid,
});
const stopHeartbeats = repeatHeartbeat(() => beat({ clockReason: null, clockAheadMs: null }), end);

if (isWeb) {
  const watch = watchDatabase(url);
  watch.onChange(() => limits.dropWaiting());
  const liveGames = createLiveGames({ ask: askInPlay(services), every: everyInterval });
  let readers: Readers | null = null;
  const metrics = createMetrics();
  const reading = {
    ...services,
    get db() {
      return readers?.current()?.db ?? db;
    },
  };
  const languages = createLanguageList(reading);
  const experiments = createExperimentList(reading);
  const site = serveSite({
    createApp: (isLeaving) => {
      const options: HttpAppOptions = {
        services,
        metrics,
        languages,
        experiments,
        isDataReady: async () => true,
        liveGames,
        isLeaving,
        pages: null,
        metricsToken: newId(),
        testEndpoints: null,
        watch,
        inFlight: createInFlight(IN_FLIGHT),
      };
      readers = openReadersBeside(options, { url: env.READ_DATABASE_URL, watch });
      return withReaders(createHttpApp({ ...options, readers }), { readers, watch });
    },
    createCache: (app, isLeaving) =>
      openGuestCache(app, {
        services,
        metrics,
        languages,
        experiments,
        pages: [],
        watch,
        readers,
        limit: null,
        isLeaving,
      }),
    host: '127.0.0.1',
    port: env.PORT,
    liveGames,
    noticeMs: env.DRAIN_NOTICE_S * 1000,
    onListening: () => undefined,
  });
  onShutdown(
    async () => {
      await site.drain();
      await stopHeartbeats();
      await boss.stop({ graceful: false });
      await readers?.stop();
      await watch.stop();
      await close();
    },
    env.DRAIN_NOTICE_S * 1000 + DRAIN_LIMIT_MS,
  );
} else {
  const runner = await startRunner({
    boss,
    context: { services, engine: createSmallEngine(services), getBrand },
    judgeTime: async () => {
      await followTestClock(services, clock);
      return judgeTime(services, clock);
    },
  });
  const underWay = new Set<string>();
  const asking = setInterval(() => {
    for (const name of BUSY_JOBS) {
      if (underWay.has(name)) continue;
      underWay.add(name);
      boss
        .send(name, {})
        .catch(() => undefined)
        .finally(() => underWay.delete(name));
    }
  }, ASK_MS);
  reportToParent({ kind: 'prepared' });
  onShutdown(async () => {
    clearInterval(asking);
    await runner.stop();
    await stopHeartbeats();
    await close();
  });
}
