import { get, type IncomingHttpHeaders, request } from 'node:http';
import type { DatabaseState } from '#db/watch-database.ts';
import type { Services } from '#domain/services.ts';
import { createHttpApp } from '../../src/http/create-http-app.ts';
import { createLanguageList } from '../../src/http/enabled-languages.ts';
import { createExperimentList } from '../../src/http/experiment-list.ts';
import { openGuestCache } from '../../src/http/guest-cache/open-guest-cache.ts';
import type { SendLimits } from '../../src/http/guest-cache/send-bound.ts';
import { SHARED_PAGES } from '../../src/http/guest-cache/shared-pages.ts';
import { createMetrics } from '../../src/http/metrics.ts';
import { createApiLimit } from '../../src/http/rate-limit.ts';
import { serveSite } from '../../src/http/serve-site.ts';
import { AGE_NOTE_END, AGE_NOTE_HIDDEN } from '../../src/page/age-note-text.ts';
import type { PageContext } from '../../src/page/page-context.ts';

export type GuestAnswer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
};

export type GuestSite = {
  readonly port: number;
  /** Every page that was made, in order. */
  readonly made: PageContext[];
  /** Lets the process believe this of its database. */
  setDatabase(state: DatabaseState): void;
  /** What the next pages are made of, instead of everything that their request said. */
  setPage(make: ((request: Request, requestContext: PageContext) => Promise<Response>) | null): void;
  ask(path: string, headers?: Record<string, string>, method?: string): Promise<GuestAnswer>;
  close(): Promise<void>;
};

/**
 * A web process with the real surface and API, whose pages say everything that they received: whatever of a reader reaches a page can be
 * read in its text.
 */
export async function openGuestSite(services: Services, sends?: SendLimits): Promise<GuestSite> {
  const made: PageContext[] = [];
  let state: DatabaseState = 'well';
  let make: ((request: Request, requestContext: PageContext) => Promise<Response>) | null = null;
  const watch = { state: () => state, onChange: () => () => undefined, stop: async () => undefined };
  const metrics = createMetrics();
  const languages = createLanguageList(services);
  const experiments = createExperimentList(services);
  const limit = services.env.RATE_LIMITS ? createApiLimit(services) : null;
  const pages = [...Object.keys(SHARED_PAGES), '/mySubscribe', '/record'];
  const handle = async (asked: Request, requestContext: PageContext): Promise<Response> => {
    made.push(requestContext);
    if (make !== null) return make(asked, requestContext);
    return htmlOf(requestContext, { url: asked.url, headers: [...asked.headers] });
  };
  const listening = Promise.withResolvers<number>();
  const site = serveSite({
    createApp: (isLeaving) =>
      createHttpApp({
        services,
        metrics,
        languages,
        experiments,
        limit,
        watch,
        isLeaving,
        isDataReady: async () => true,
        pages: { assetsFolder: 'src/brands', paths: pages, build: { id: 'b', builtAt: new Date(0) }, handle },
        metricsToken: 'the-token',
        testEndpoints: null,
      }),
    createCache: (app, isLeaving) =>
      openGuestCache(app, {
        services,
        metrics,
        languages,
        experiments,
        pages,
        watch,
        limit,
        isLeaving,
        ...(sends === undefined ? {} : { sends }),
      }),
    host: '127.0.0.1',
    port: 0,
    noticeMs: 0,
    liveGames: null,
    onListening: listening.resolve,
  });
  const port = await listening.promise;
  return {
    port,
    made,
    setDatabase: (next) => {
      state = next;
    },
    setPage: (next) => {
      make = next;
    },
    ask: (path, headers, method) => askAt(port, { path, headers, method }),
    close: () => site.drain(),
  };
}

/** A page whose text is what it was made of. */
export function htmlOf({ nonce, member, origin, locale }: PageContext, more: object = {}): Response {
  const known = JSON.stringify({ member, origin, locale, ...more }).replaceAll('<', '\\u003c');
  const html = `<!doctype html><html><body>${AGE_NOTE_HIDDEN}${AGE_NOTE_END}<pre>${known}</pre><script nonce="${nonce}">go()</script></body></html>`;
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

/** Asks as a client that sends exactly these headers. */
export function askAt(
  port: number,
  options: {
    readonly path: string;
    readonly headers?: Record<string, string> | undefined;
    readonly method?: string | undefined;
  },
): Promise<GuestAnswer> {
  const { path, headers = {}, method = 'GET' } = options;
  const send = method === 'GET' ? get : request;
  return new Promise((done, fail) => {
    const sent = send(
      { host: '127.0.0.1', port, path, method, headers: { Host: 'blue.localhost', ...headers } },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', fail);
        answer.on('end', () => {
          const body = Buffer.concat(parts);
          done({ status: answer.statusCode ?? 0, headers: answer.headers, body, text: body.toString() });
        });
      },
    );
    sent.on('error', fail);
    sent.end();
  });
}
