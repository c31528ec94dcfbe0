import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { startTimer, waitSince } from '#platform/clock.ts';
import type { GuestCache } from './guest-cache/guest-cache.ts';
import type { LiveGames } from './live-games.ts';
import type { Surface } from './readers/with-readers.ts';

type ServeOptions = {
  /** Makes the process's surface; it asks `isLeaving` on every request. */
  readonly createApp: (isLeaving: () => boolean) => Surface;
  /** Makes what answers guests from memory, before anything else looks at a request; without it the surface answers everybody. */
  readonly createCache?: (app: Surface, isLeaving: () => boolean) => GuestCache;
  readonly host: string;
  readonly port: number;
  /** The streams that this process holds open; they have no end of their own. */
  readonly liveGames: LiveGames | null;
  /** How long /readyz says 503 before the door closes, so that a balancer sends no one here by then; in milliseconds. */
  readonly noticeMs: number;
  readonly onListening: (port: number) => void;
  readonly arrival?: ArrivalLimits;
  /** Where no one can listen at that address. */
  readonly onFailure?: (error: Error) => void;
};

/** Longer than balancers keep a connection that no one uses, so that it is they who close it and never we under a request of theirs. */
const KEEP_ALIVE_MS = 75_000;

/** How long a request may take to arrive. A client that sends a byte now and then would else hold a place for minutes. */
type ArrivalLimits = {
  /** The request's line and headers. */
  readonly headersMs: number;
  /** All of it, with its body: 6 MB within it need 2.4 Mbit/s. */
  readonly requestMs: number;
  /** How often the requests under way are checked for those whose time is over. */
  readonly checkMs: number;
};
const ARRIVAL: ArrivalLimits = { headersMs: 10_000, requestMs: 20_000, checkMs: 1000 };

/** How often a server that drains looks for idle connections, in milliseconds. */
const SWEEP_MS = 100;

/**
 * Listens for a web process. `drain` ends that without turning anybody away: first the load balancer is notified, while everybody is still
 * answered and each kept connection ends with its answer; then no new connection is taken, and the streams end, whose readers come again
 * to another process; what is being answered is answered to its end.
 */
export function serveSite(options: ServeOptions): { drain(): Promise<void> } {
  let isLeaving = false;
  const app = options.createApp(() => isLeaving);
  const cache = options.createCache?.(app, () => isLeaving);
  const listener = getRequestListener(app.fetch, { hostname: options.host });
  const { headersMs, requestMs, checkMs } = options.arrival ?? ARRIVAL;
  const limits = {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: checkMs,
  };
  const server = createServer(limits, (incoming, outgoing) => {
    const pass = () => void listener(incoming, outgoing);
    if (cache?.answer(incoming, outgoing, pass) !== true) pass();
  });
  server.listen(options.port, options.host, () => {
    const address = server.address();
    options.onListening(typeof address === 'object' && address !== null ? address.port : options.port);
  });
  if (options.onFailure) server.on('error', options.onFailure);
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return {
    drain: async () => {
      isLeaving = true;
      await waitSince(startTimer(), options.noticeMs);
      const closed = new Promise<void>((done) => {
        server.close(() => done());
      });
      options.liveGames?.close();
      // Whatever is answered later, above all a stream that is just ending, leaves its connection idle and open behind it.
      const sweep = setInterval(() => {
        server.closeIdleConnections();
      }, SWEEP_MS);
      await closed.finally(() => clearInterval(sweep));
    },
  };
}
