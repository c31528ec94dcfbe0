import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '#platform/log.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { createHttpApp } from './create-http-app.ts';
import { createLiveGames } from './live-games.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { serveSite } from './serve-site.ts';

let test: TestServices;
let site: { drain(): Promise<void> };
let port: number;
let metrics: Metrics;
const lines: string[] = [];
beforeAll(async () => {
  test = await testServices();
  metrics = createMetrics();
  const liveGames = createLiveGames({
    ask: async () => ({ body: '', news: '', beat: '' }),
    every: () => () => {},
  });
  const listening = Promise.withResolvers<number>();
  const log = createLog({ name: 'web', level: 'debug', to: { write: (line) => void lines.push(line) } });
  site = serveSite({
    createApp: () =>
      createHttpApp({
        services: { ...test.services, log },
        metrics,
        isDataReady: async () => true,
        pages: null,
        metricsToken: 'token',
        testEndpoints: null,
      }),
    host: '127.0.0.1',
    port: 0,
    noticeMs: 0,
    liveGames,
    onListening: listening.resolve,
  });
  port = await listening.promise;
});
afterAll(async () => {
  await site.drain();
  await test.close();
});

const TOO_LARGE = 5 * 1024 * 1024;

function head(path: string, length: number): string {
  return [
    `POST ${path} HTTP/1.1`,
    'Host: blue.localhost',
    'Content-Type: application/json',
    `Content-Length: ${length}`,
    '',
    '',
  ].join('\r\n');
}

/** Everything that a connection has said by the time it ends, or by the time it has said what is waited for. */
function hear(socket: Socket, until: RegExp): Promise<string> {
  return new Promise((done) => {
    let heard = '';
    socket.on('data', (bytes) => {
      heard += bytes.toString();
      if (until.test(heard)) done(heard);
    });
    socket.on('close', () => done(heard));
    socket.on('error', () => done(heard));
  });
}

describe('a body that is refused because it is too large', () => {
  it.each(['/api/login', '/office/api/login'])(
    '%s: the answer says that its connection ends',
    async (path) => {
      const socket = connect(port, '127.0.0.1');
      const heard = hear(socket, /\r\n\r\n.*http_code/s);
      socket.write(head(path, TOO_LARGE));
      socket.write(Buffer.alloc(100_000, 'x'));
      const answer = await heard;
      socket.destroy();
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toMatch(/^connection: close\r$/im);
    },
  );

  it('costs no other request: the next one on a connection that is kept is answered', async () => {
    const ask = async (body: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}/api/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      });
      await answer.text();
      return answer.status;
    };
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      statuses.push(await ask('x'.repeat(300_000)));
      statuses.push(await ask('{}'));
    }
    expect(statuses).toEqual(Array.from({ length: 6 }, () => [400, 422]).flat());
  });

  it('a small one that is refused keeps its connection', async () => {
    const socket = connect(port, '127.0.0.1');
    const heard = hear(socket, /\r\n\r\n.*http_code.*\r\n\r\n.*http_code/s);
    const small = `${head('/api/login', 2)}{}`;
    socket.write(small);
    socket.write(small);
    const answers = (await heard).match(/HTTP\/1\.1 \d+/g);
    socket.destroy();
    expect(answers).toEqual(['HTTP/1.1 422', 'HTTP/1.1 422']);
  });
});

describe('a client that takes its upload back', () => {
  it('is no error of ours: it is kept apart from failures in figures and in the log', async () => {
    const before = lines.length;
    const socket = connect(port, '127.0.0.1');
    await new Promise<void>((done) => socket.write(`${head('/api/login', 50_000)}{"email":"a`, () => done()));
    socket.destroy();
    await expect.poll(async () => (await metrics.registry.metrics()).includes('status="499"')).toBe(true);
    expect(await metrics.registry.metrics()).not.toContain('status="500"');
    const said = lines.slice(before).map((line) => JSON.parse(line));
    expect(said.map(({ level, msg }) => [level, msg])).toContainEqual([30, 'the client went away']);
    expect(said.filter(({ level }) => level >= 40)).toEqual([]);
  });
});
