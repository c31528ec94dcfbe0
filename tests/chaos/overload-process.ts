import { createElement } from 'react';
import { APP_ROLE, openDatabase } from '#db/client.ts';
import { watchDatabase } from '#db/watch-database.ts';
import { createClock, elapsedSince, startTimer } from '#platform/clock.ts';
import { readEnv } from '#platform/env.ts';
import { newId } from '#platform/id.ts';
import { silentLog } from '#platform/log.ts';
import { onShutdown, reportToParent } from '#platform/process.ts';
import { createHttpApp } from '../../src/http/create-http-app.ts';
import { createInFlight, IN_FLIGHT } from '../../src/http/in-flight.ts';
import { createLiveGames } from '../../src/http/live-games.ts';
import { createMetrics } from '../../src/http/metrics.ts';
import { serveSite } from '../../src/http/serve-site.ts';
import { renderWhole } from '../../src/page/render-whole.ts';

/** A web process with the product's own doors and one page, which asks and renders about as much as a real one. */

const QUESTIONS = 6;
const RENDER_MS = 10;
const LETTERS = 60_000;

const env = readEnv();
const url = env.DATABASE_URL ?? '';
const { db, limits, close } = openDatabase(url, { role: 'app', max: 10, waitMs: 3000 });
const watch = watchDatabase(url);
watch.onChange(() => limits.dropWaiting());
const services = { db, clock: createClock(), env, log: silentLog() };
const liveGames = createLiveGames({
  ask: async () => ({ body: '', news: '', beat: '' }),
  every: () => () => undefined,
});

function Page() {
  const started = startTimer();
  while (elapsedSince(started) < RENDER_MS);
  return createElement('p', null, 'x'.repeat(LETTERS));
}

async function handle(): Promise<Response> {
  for (let question = 0; question < QUESTIONS; question += 1) await db.execute(`select '${APP_ROLE}'`);
  const html = await renderWhole(createElement(Page), { nonce: '', onError: () => undefined });
  return new Response(html, { headers: { 'Content-Type': 'text/html' } });
}

const site = serveSite({
  createApp: (isLeaving) =>
    createHttpApp({
      services,
      metrics: createMetrics(),
      isDataReady: async () => true,
      pages: { assetsFolder: 'src/brands', paths: ['/'], build: { id: 'b', builtAt: new Date(0) }, handle },
      metricsToken: newId(),
      testEndpoints: null,
      liveGames,
      isLeaving,
      watch,
      inFlight: createInFlight(IN_FLIGHT),
    }),
  host: '127.0.0.1',
  port: 0,
  liveGames,
  noticeMs: 0,
  onListening: (port) => reportToParent({ kind: 'listening', address: `http://127.0.0.1:${port}` }),
});
onShutdown(async () => {
  await site.drain();
  await watch.stop();
  await close();
});
