import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = {
  readonly registry: Registry;
  /** Counts an answer and how long it took, by kind of address: never by full path, whose number has no bound. */
  observe(kind: 'api' | 'page' | 'file', method: string, status: number, durationMs: number): void;
  readonly inFlight: Gauge;
};

/** The kind under which an address is counted. */
export const kindOfPath = (path: string) => (path.startsWith('/api') ? 'api' : 'page');

/** The figures of one process, in Prometheus' text format at /metrics. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answers by kind, method and status.',
    labelNames: ['kind', 'method', 'status'],
    registers: [registry],
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
  return {
    registry,
    inFlight,
    observe(kind, method, status, durationMs) {
      requests.inc({ kind, method, status });
      durations.observe({ kind }, durationMs / 1000);
    },
  };
}
