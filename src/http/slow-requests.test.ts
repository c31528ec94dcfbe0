import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { createHttpApp } from './create-http-app.ts';
import { createInFlight, IN_FLIGHT, type WorkKind } from './in-flight.ts';
import { createMetrics } from './metrics.ts';
import { serveSite } from './serve-site.ts';

/** The server's own limits, shortened. */
const ARRIVAL = { headersMs: 1000, requestMs: 3000, checkMs: 50 };
const TRICKLE_MS = 20;

let test: TestServices;
let port: number;
let drain: () => Promise<void>;
/** One place for a write, so that anyone who takes it is noticed. */
const places = createInFlight({ ...IN_FLIGHT, apiWrites: 1 });
let entered = 0;

function enter(kind: WorkKind): (() => void) | null {
  const out = places.enter(kind);
  if (out !== null) entered += 1;
  return out;
}

beforeAll(async () => {
  test = await testServices({ RATE_LIMITS: 'off' });
  const listening = Promise.withResolvers<number>();
  const site = serveSite({
    createApp: () =>
      createHttpApp({
        services: test.services,
        metrics: createMetrics(),
        inFlight: { enter },
        isDataReady: async () => true,
        pages: null,
        metricsToken: 'the-token',
        testEndpoints: null,
      }),
    host: '127.0.0.1',
    port: 0,
    noticeMs: 0,
    liveGames: null,
    arrival: ARRIVAL,
    onListening: listening.resolve,
  });
  port = await listening.promise;
  drain = () => site.drain();
});
afterAll(async () => {
  await drain();
  await test.close();
});

/** Sends a beginning at once and then a byte again and again, until the server ends the connection; answers what it said. */
function trickle(beginning: string, more: string): Promise<string> {
  return new Promise((done) => {
    const socket: Socket = connect(port, '127.0.0.1');
    let said = '';
    const timer = setInterval(() => socket.write(more), TRICKLE_MS);
    socket.on('data', (part) => {
      said += part.toString('latin1');
    });
    // A write to a connection that the server has ended fails; the end is what is waited for.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      done(said);
    });
    socket.write(beginning);
  });
}

const HEAD = `POST /api/login HTTP/1.1\r\nHost: blue.localhost\r\nContent-Type: application/json\r\n`;

/** A write by somebody else, who sends it whole. */
async function write(): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  });
  await answer.arrayBuffer();
  return answer.status;
}

describe('a request that arrives byte by byte', () => {
  it('in its headers is ended, however long it goes on', async () => {
    expect(await trickle('GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ', 'a')).toMatch(/^HTTP\/1\.1 408 /);
  });

  it.each([
    ['of a length', `${HEAD}Content-Length: 60000\r\n\r\n{`, ' '],
    ['in chunks', `${HEAD}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`, '1\r\n \r\n'],
  ])('in a body %s takes no place from others, and is ended', async (_, beginning, more) => {
    entered = 0;
    const slow = Array.from({ length: 40 }, () => trickle(beginning, more));
    // Each write comes behind them, and there is one place for writes.
    for (let count = 0; count < 5; count += 1) expect(await write()).toBe(422);
    for (const said of await Promise.all(slow)) expect(said).toMatch(/^HTTP\/1\.1 4\d\d |^$/);
    expect(await write()).toBe(422);
    expect(entered).toBe(6);
  });
});
