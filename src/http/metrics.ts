import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Where an answer to a guest came from; `refused`: one too many for the guests' cache, `passed`: not from there at all. */
export type CacheOutcome = 'stored' | 'made' | 'stale' | 'aged' | 'refused' | 'passed';

type Answered = { readonly kind: 'api' | 'page'; readonly method: string; readonly status: number };

export type Metrics = {
  readonly registry: Registry;
  /** Counts an answer and how long it took, by kind of address: never by full path, whose number has no bound. */
  observe(kind: 'api' | 'page' | 'file', method: string, status: number, durationMs: number): void;
  /** Counts an answer to a guest by where it came from. Those from memory take no time that is worth measuring. */
  observeCache(outcome: CacheOutcome, request: Answered | null): void;
  /** Reads the size of the guests' cache whenever the figures are asked for. */
  watchCache(size: () => { readonly bytes: number; readonly answers: number; readonly sends: number }): void;
  readonly inFlight: Gauge;
};

/** The kind under which an address is counted. */
export const kindOfPath = (path: string) => (path.startsWith('/api') ? 'api' : 'page');

/** The figures of one process, in Prometheus' text format at /metrics. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  /** What is sent from memory is counted in the cheapest way, and added to the figures when they are asked for. */
  const tally = new Map<string, number>();
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answers by kind, method and status.',
    labelNames: ['kind', 'method', 'status'],
    registers: [registry],
    collect() {
      for (const [key, count] of tally) {
        const [outcome = '', kind = '', method = '', status = ''] = key.split(' ');
        cached.inc({ outcome }, count);
        if (kind !== '') this.inc({ kind, method, status }, count);
      }
      tally.clear();
    },
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the end of its answer.',
    labelNames: ['kind'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests being answered.',
    registers: [registry],
  });
  const cached = new Counter({
    name: 'guest_cache_answers_total',
    help: "Guests' pages and lists by where they came from.",
    labelNames: ['outcome'],
    registers: [registry],
  });
  return {
    registry,
    inFlight,
    observeCache(outcome, request) {
      const key =
        request === null ? outcome : `${outcome} ${request.kind} ${request.method} ${request.status}`;
      tally.set(key, (tally.get(key) ?? 0) + 1);
    },
    watchCache(size) {
      const gauge = (name: string, help: string, read: () => number) =>
        new Gauge({
          name,
          help,
          registers: [registry],
          collect() {
            this.set(read());
          },
        });
      gauge('guest_cache_bytes', "Memory of the guests' cache.", () => size().bytes);
      gauge('guest_cache_answers', "Answers in the guests' cache.", () => size().answers);
      gauge('guest_cache_sends', 'Guests who wait or are being sent an answer.', () => size().sends);
    },
    observe(kind, method, status, durationMs) {
      requests.inc({ kind, method, status });
      durations.observe({ kind }, durationMs / 1000);
    },
  };
}
