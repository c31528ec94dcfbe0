import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { createHttpApp } from './create-http-app.ts';
import { createMetrics } from './metrics.ts';
import { serveSite } from './serve-site.ts';

let test: TestServices;
let port: number;
let drain: () => Promise<void>;

beforeAll(async () => {
  test = await testServices({ RATE_LIMITS: 'off' });
  const listening = Promise.withResolvers<number>();
  const site = serveSite({
    createApp: () =>
      createHttpApp({
        services: test.services,
        metrics: createMetrics(),
        isDataReady: async () => true,
        pages: {
          assetsFolder: 'src/brands',
          paths: ['/'],
          build: { id: 'build-1', builtAt: new Date('2026-11-20T00:00:00Z') },
          handle: async () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
        },
        metricsToken: 'the-token',
        testEndpoints: null,
      }),
    host: '127.0.0.1',
    port: 0,
    noticeMs: 0,
    liveGames: null,
    onListening: listening.resolve,
  });
  port = await listening.promise;
  drain = () => site.drain();
});
afterAll(async () => {
  await drain();
  await test.close();
});

/** Sends these bytes as they are, and answers all that comes back until the server closes the connection. */
function send(bytes: string): Promise<string> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    let all = '';
    socket.on('data', (part) => {
      all += part.toString('latin1');
    });
    socket.on('error', () => done(all));
    socket.on('close', () => done(all));
    socket.write(bytes, 'latin1');
  });
}

const lines = (...all: string[]) => `${all.join('\r\n')}\r\n`;
const host = () => `Host: 127.0.0.1:${port}`;
const statusesOf = (answer: string) =>
  [...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status));
const SECOND = lines('GET /healthz HTTP/1.1', 'Host: x', 'Connection: close', '');

describe('two servers in a row that read a request differently', () => {
  it.each([
    ['two lengths', ['Content-Length: 5', 'Content-Length: 0']],
    ['a length and chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked']],
    ['chunks by another name', ['Transfer-Encoding: xchunked']],
    ['chunks twice', ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity']],
    ['a space before the colon', ['Content-Length : 5']],
    ['a length that is no number', ['Content-Length: +5']],
    ['a folded line', ['X-One: a', ' b: c']],
    ['a line feed alone', ['X-One: a\nContent-Length: 5']],
  ])('find nothing between %s: it is refused, and what follows is no request', async (_, headers) => {
    const head = lines('POST /api/login HTTP/1.1', host(), 'Content-Type: application/json', ...headers, '');
    expect(statusesOf(await send(`${head}0\r\n\r\n${SECOND}`))).toEqual([400]);
  });
});

describe('a request line', () => {
  it.each([
    '/../../package.json',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/package.json',
    '/..%5c..%5cpackage.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/images/%2e%2e%2f%2e%2e%2fpackage.json',
    '/avatars/..%2f..%2fpackage.json',
    '/%00/package.json',
    '/%c0%ae%c0%ae/package.json',
    '/%',
  ])('%s reads no file', async (path) => {
    const answer = await send(lines(`GET ${path} HTTP/1.1`, host(), 'Connection: close', ''));
    const [status = 0] = statusesOf(answer);
    expect(status).toBeGreaterThan(0);
    expect(status).toBeLessThan(500);
    expect(answer).not.toContain('react-router');
  });

  it.each(['TRACE', 'CONNECT', 'TRACK', 'DEBUG', 'PROPFIND'])('of %s gives nothing back', async (method) => {
    const secret = 'X-Secret: not-to-be-echoed';
    const answer = await send(lines(`${method} /en HTTP/1.1`, host(), secret, 'Connection: close', ''));
    expect(answer).not.toContain('not-to-be-echoed');
    expect(statusesOf(answer).every((status) => status >= 400 && status < 500)).toBe(true);
  });

  it('with more headers than anybody needs is refused', async () => {
    const many = Array.from({ length: 400 }, (_, n) => `X-Header-${n}: ${'a'.repeat(100)}`);
    const answer = await send(lines('GET /healthz HTTP/1.1', host(), ...many, 'Connection: close', ''));
    expect(statusesOf(answer)).toEqual([431]);
  });
});

describe('a name of the site that the request brings along', () => {
  it('is not believed', async () => {
    for (const path of ['/robots.txt', '/sitemap.xml', '/en', '/api/sport/type']) {
      const answer = await send(
        lines(
          `GET ${path} HTTP/1.1`,
          host(),
          'X-Forwarded-Host: evil.example',
          'Forwarded: host=evil.example;proto=https',
          'X-Original-URL: /office',
          'X-Rewrite-URL: /office',
          'X-Forwarded-Proto: https',
          'Connection: close',
          '',
        ),
      );
      expect([path, answer.includes('evil.example')]).toEqual([path, false]);
    }
  });
});

describe('an address that looks like a file', () => {
  it.each([
    '/en/mySubscribe/x.css',
    '/en/account.js',
    '/api/account/x.css',
    '/api/account.css',
    '/api/me/export;.css',
  ])('%s is kept by no shared cache', async (path) => {
    const answer = await send(lines(`GET ${path} HTTP/1.1`, host(), 'Connection: close', ''));
    expect(answer).not.toMatch(/cache-control:[^\r]*(?:public|s-maxage|immutable)/i);
  });
});
