import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { createApi } from '#api/dispatch.ts';
import { endpoints } from '#api/index.ts';
import { officeEndpoints } from '#api/office/index.ts';
import { officeMount } from '#api/office/office-mount.ts';
import { referencePage } from '#api/reference.ts';
import type { DatabaseWatch } from '#db/watch-database.ts';
import type { ViewTally } from '#domain/operations/page-view/tally-views.ts';
import type { Services } from '#domain/services.ts';
import { elapsedSince, startTimer } from '#platform/clock.ts';
import { newNonce } from '#platform/id.ts';
import { isDatabaseAway } from '#platform/is-database-away.ts';
import { openRequest } from '#platform/once-per-request.ts';
import { isOutcomeUnknown } from '#platform/outcome-unknown-error.ts';
import { mountAvatars } from './avatars.ts';
import { mountBrandPictures } from './brand-pictures.ts';
import { createLanguageList, type LanguageList } from './enabled-languages.ts';
import { createExperimentList, type ExperimentList } from './experiment-list.ts';
import { mountFeeds } from './feeds.ts';
import { mountGoogleReturn } from './google-return.ts';
import { guardRequests } from './guard-requests.ts';
import { readReadiness } from './health.ts';
import type { HttpEnv } from './http-env.ts';
import type { InFlight } from './in-flight.ts';
import type { InnerApi } from './inner-api.ts';
import { isLoopback, isMachineOf } from './is-machine.ts';
import { mountLatestBuild } from './latest-build.ts';
import { hasProviderScript, leadsToProvider } from './leads-to-sign-in.ts';
import { type LiveGames, mountLiveGames } from './live-games.ts';
import { loggedPath } from './logged-path.ts';
import { kindOfPath, type Metrics } from './metrics.ts';
import { mountPages, type Pages } from './mount-pages.ts';
import { mountNewsImages } from './news-images.ts';
import { mountOutbox } from './outbox-page.ts';
import { mountPageViews } from './page-views.ts';
import type { PlainReason } from './plain-pages.ts';
import { type ApiLimit, createApiLimit, createKeyLimit } from './rate-limit.ts';
import type { Readers } from './readers/open-readers.ts';
import { refusal } from './refusal.ts';
import { clientIpOf, credentialsOf, findBrandOf, localeOf, requestIdOf } from './request-context.ts';
import { mountRobots } from './robots.ts';
import { securityHeaders } from './security-headers.ts';
import { mountSharePictures } from './share/share-pictures.ts';
import { mountSitemap } from './sitemap.ts';
import { mountUnsubscribe } from './unsubscribe-page.ts';
import { mountWidgets } from './widgets.ts';
import { mountServiceWorker } from './worker/service-worker.ts';

export type HttpAppOptions = {
  readonly services: Services;
  readonly metrics: Metrics;
  readonly isDataReady: () => Promise<boolean>;
  /** The built pages; null where none are served (tests of the API). */
  readonly pages: Pages | null;
  /** The secret that opens /metrics to others than this machine. */
  readonly metricsToken: string;
  readonly testEndpoints: Hono | null;
  /** The stream of games in play; null where none is served (tests of the API). */
  readonly liveGames?: LiveGames | null;
  /** Whether this process is about to end: it answers everybody, says that it is not ready, and keeps no connection. */
  readonly isLeaving?: () => boolean;
  /** What is known of the database; without it everybody waits for it as long as it takes. */
  readonly watch?: DatabaseWatch | null;
  /** How much may be at work at once; without it there is no bound. */
  readonly inFlight?: InFlight | null;
  /** The languages of the brands; without it the app keeps a list of its own. */
  readonly languages?: LanguageList;
  /** The tests that run on pages; without it the app keeps a list of its own. */
  readonly experiments?: ExperimentList;
  /** Counts the pages that guests are shown; without it none are counted. */
  readonly views?: ViewTally | null;
  /** The limits of the API; without it they are counted here, where the deployment has any. */
  readonly limit?: ApiLimit | null;
  /** The replica beside the primary, which keeps the process ready while the primary's connections wait. */
  readonly readers?: Pick<Readers, 'current'> | null;
};

function peerOf(context: Context<HttpEnv>): string {
  return context.env?.incoming?.socket?.remoteAddress ?? 'unknown';
}

/** Everything that one web process answers: health and metrics, files, the API and the pages, in this order. */
export function createHttpApp(options: HttpAppOptions): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  const { services, metrics, isLeaving, watch = null, inFlight = null } = options;
  app.use('*', async (context, next) => {
    await next();
    // Where a body was not read to its end, its rest would be taken for the next request of that connection.
    const isRead = context.env?.incoming?.complete !== false;
    if (!isRead || isLeaving?.() === true) context.header('Connection', 'close');
  });
  mountWatchers(app, options);
  if (options.pages) mountFiles(app, options.pages.assetsFolder);
  if (options.testEndpoints) mountTestEndpoints(app, options.testEndpoints);
  if (options.services.env.APP_MODE !== 'production') mountOutbox(app, options.services);
  const languages = options.languages ?? createLanguageList(services);
  const refuse = (context: Context<HttpEnv>, reason: PlainReason) =>
    refuseRequest(context, reason, { services, languages });
  app.use('*', guardRequests({ watch, inFlight, metrics, log: services.log, refuse }));
  app.onError((error, context) => {
    const isAway = isDatabaseAway(error);
    const line = { err: error, requestId: requestIdOf(context), path: loggedPath(context.req.path) };
    if (isAway) services.log.warn(line, 'answered 503');
    else services.log.error(line, 'a page broke');
    return refuse(context, isOutcomeUnknown(error) ? 'unsure' : isAway ? 'away' : 'broken');
  });
  app.use('*', (context, next) => admitRequest(context, next, { ...options, languages }));
  app.use('*', compress({ threshold: 1024 }));
  mountGoogleReturn(app, options.services);
  // A key is counted the same at both APIs, and by each process.
  const counted = services.env.RATE_LIMITS ? { limitKey: createKeyLimit() } : {};
  const officeApi = createApi({ services, endpoints: officeEndpoints, mount: officeMount, ...counted });
  if (options.liveGames) mountLiveGames(app, options.liveGames);
  const limit = options.limit ?? (services.env.RATE_LIMITS ? createApiLimit(services) : null);
  const api = createApi({ services, endpoints, ...(limit === null ? {} : { limit }), ...counted });
  mountApi(app, { services, api, officeApi });
  mountAvatars(app, options.services);
  mountUnsubscribe(app, options.services);
  mountFeeds(app, options.services);
  mountNewsImages(app, options.services);
  mountWidgets(app, options.services);
  mountSharePictures(app, options.services);
  if (options.pages) {
    mountRobots(app);
    if (options.views) mountPageViews(app, { views: options.views, pages: options.pages.paths });
    mountBrandPictures(app);
    mountServiceWorker(app);
    mountSitemap(app, options.services, options.pages);
    mountLatestBuild(app, options.pages.build);
    const experiments = options.experiments ?? createExperimentList(services);
    mountPages(app, services, { pages: options.pages, api, officeApi, experiments });
  }
  return app;
}

/** /healthz and /readyz answer on any host; /metrics on loopback or with the token. */
function mountWatchers(
  app: Hono<HttpEnv>,
  { services, metrics, isDataReady, metricsToken, isLeaving, watch, readers }: HttpAppOptions,
): void {
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.get('/readyz', async (context) => {
    const side = readers?.current() ?? null;
    const asked = side === null ? services : { ...services, db: side.db };
    const readiness = await readReadiness(asked, isDataReady);
    const isWell = side !== null || (watch?.state() ?? 'well') === 'well';
    const ready = readiness.ready && isWell && isLeaving?.() !== true;
    return context.json({ ...readiness, ready }, ready ? 200 : 503);
  });
  app.get('/metrics', async (context) => {
    const isTrusted = isLoopback(peerOf(context)) && context.req.header('X-Forwarded-For') === undefined;
    if (!isTrusted && context.req.header('Authorization') !== `Bearer ${metricsToken}`)
      return context.notFound();
    return context.text(await metrics.registry.metrics(), 200, {
      'Content-Type': metrics.registry.contentType,
    });
  });
}

/** Bundles carry their hash in their name and are cached for a year; other files for an hour. */
function mountFiles(app: Hono<HttpEnv>, root: string): void {
  app.use(
    '/assets/*',
    serveStatic({
      root,
      precompressed: true,
      onFound: (_path, context) => context.header('Cache-Control', 'public, max-age=31536000, immutable'),
    }),
  );
  app.use(
    '*',
    serveStatic({
      root,
      rewriteRequestPath: (path) => (/^\/[\w./-]+\.\w+$/.test(path) ? path : '/-'),
      onFound: (_path, context) => context.header('Cache-Control', 'public, max-age=3600'),
    }),
  );
}

function mountTestEndpoints(app: Hono<HttpEnv>, endpoints: Hono): void {
  app.use('/__test/*', async (context, next) => (isLoopback(peerOf(context)) ? next() : context.notFound()));
  app.route('/__test', endpoints);
}

/** Answers that no one waited for any longer are counted under this status; no client ever sees it. */
const CLIENT_GONE = 499;

/** Answers without the database: in the language that was last known to be right. */
async function refuseRequest(
  context: Context<HttpEnv>,
  reason: PlainReason,
  { services, languages }: { readonly services: Services; readonly languages: LanguageList },
): Promise<Response> {
  const { env } = services;
  const brand = findBrandOf(context, env);
  if (!brand) return context.text('No site is served under this name.', 404);
  const locale = localeOf(context, languages.lastKnown(brand));
  const requestId = requestIdOf(context);
  return refusal({ brand, locale, path: context.req.path, requestId }, reason);
}

async function admitRequest(
  context: Context<HttpEnv>,
  next: () => Promise<void>,
  options: HttpAppOptions & { readonly languages: LanguageList },
): Promise<Response | undefined> {
  const { env, log } = options.services;
  const { metrics } = options;
  const brand = findBrandOf(context, env);
  if (!brand) return context.text('No site is served under this name.', 404);
  const requestId = requestIdOf(context);
  const clientIp = clientIpOf(context, peerOf(context), env.TRUST_PROXY);
  const isMachine = isMachineOf(context, peerOf(context), env);
  const origin = env.ORIGIN ?? new URL(context.req.url).origin;
  const nonce = context.env?.shared?.nonce ?? newNonce();
  context.set('withinRequest', openRequest());
  const languages = await context.get('withinRequest')(() => options.languages.read(brand));
  const locale = localeOf(context, languages);
  const credentials = credentialsOf(context, origin);
  context.set('requestContext', {
    brand,
    locale,
    languages,
    requestId,
    clientIp,
    isMachine,
    origin,
    nonce,
    ...credentials,
  });
  const started = startTimer();
  metrics.inFlight.inc();
  try {
    await next();
  } finally {
    metrics.inFlight.dec();
  }
  if (context.get('isGivenUp') === true) return undefined;
  const { path: asked } = context.req;
  const hasGoogle = env.GOOGLE_CLIENT_ID !== undefined;
  const leads = hasGoogle && leadsToProvider({ path: asked, hasToken: credentials.token !== null });
  const headers = securityHeaders({
    nonce,
    https: origin.startsWith('https://'),
    providerScript: hasGoogle && hasProviderScript(asked) ? env.GOOGLE_SCRIPT_URL : null,
    formTarget: leads ? new URL(env.GOOGLE_ISSUER).origin : null,
  });
  // Set in place: Hono would make a new answer for each header, and send its body through a stream.
  const answered = context.res.headers;
  for (const [name, value] of Object.entries(headers)) {
    // A page may be stricter, such as one whose address holds a secret.
    if (!answered.has(name)) answered.set(name, value);
  }
  answered.set('X-Request-Id', requestId);
  const durationMs = elapsedSince(started);
  const { method, path } = context.req;
  // A reader who went away before the answer is no failure of ours.
  const isGone = context.req.raw.signal.aborted;
  const status = isGone ? CLIENT_GONE : context.res.status;
  // What the guests' cache asks for is counted where it is sent to a reader.
  if (context.env?.shared === undefined) metrics.observe(kindOfPath(path), method, status, durationMs);
  const line = {
    requestId,
    brand: brand.key,
    method,
    path: loggedPath(path),
    status,
    durationMs: Math.round(durationMs * 10) / 10,
  };
  if (isGone) log.info(line, 'the client went away');
  else if (status >= 500 && status !== 503) log.error(line, 'request');
  else log.debug(line, 'request');
  return undefined;
}

function mountApi(
  app: Hono<HttpEnv>,
  {
    services,
    api,
    officeApi,
  }: { readonly services: Services; readonly api: InnerApi; readonly officeApi: InnerApi },
): void {
  app.get('/api/reference', (context) =>
    context.html(referencePage(endpoints, context.get('requestContext').nonce)),
  );
  // The readers of a shared list are counted before it is made for all of them.
  const shared = createApi({ services, endpoints });
  app.all('/office/api/*', (context) => {
    const { brand, ...requestContext } = context.get('requestContext');
    return officeApi.fetch(context.req.raw, { requestContext: { ...requestContext, brand: brand.key } });
  });
  app.all('/api/*', (context) => {
    const { brand, ...requestContext } = context.get('requestContext');
    const answering = context.env?.shared === undefined ? api : shared;
    return answering.fetch(context.req.raw, { requestContext: { ...requestContext, brand: brand.key } });
  });
}
