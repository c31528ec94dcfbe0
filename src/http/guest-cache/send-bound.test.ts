import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { brands } from '#brands/index.ts';
import { seedBrand } from '#domain/operations/brand/seed-brand.ts';
import { elapsedSince, startTimer } from '#platform/clock.ts';
import { HOUR_MS } from '#terms/durations.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type GuestSite, htmlOf, openGuestSite } from '#tests/support/guest-site.ts';
import { makeMember } from '#tests/support/members.ts';
import { SEND_LIMITS, type SendLimits } from './send-bound.ts';

/** More than the buffers of two ends of a connection hold, where no one reads. */
const LARGE = 7_000_000;
/** What is refused has to be refused at once, on a machine that does much else. */
const PROMPT_MS = 10_000;

let test: TestServices;
let token: string;
let site: GuestSite;
let sockets: Socket[] = [];
beforeAll(async () => {
  test = await testServices({ RATE_LIMITS: 'off' });
  await seedBrand(test.services, brands[0]);
  token = (await makeMember(test.services)).token;
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await site.close();
});
afterAll(() => test.close());

async function open(limits: Partial<SendLimits>, length = LARGE): Promise<void> {
  site = await openGuestSite(test.services, { ...SEND_LIMITS, stuckMs: HOUR_MS, ...limits });
  site.setPage(async (_request, requestContext) => htmlOf(requestContext, { long: 'x'.repeat(length) }));
  expect((await site.ask('/en', { 'Accept-Encoding': 'br' })).status).toBe(200);
}

/** A reader who asks so many times in one breath and reads nothing. */
function askAndWait(times = 1): Socket {
  const socket = connect(site.port, '127.0.0.1');
  // Who is cut off by the server learns it by an error.
  socket.on('error', () => undefined);
  socket.pause();
  socket.write('GET /en HTTP/1.1\r\nHost: blue.localhost\r\n\r\n'.repeat(times));
  sockets.push(socket);
  return socket;
}

async function openSends(): Promise<number> {
  const { text } = await site.ask('/metrics');
  return Number(/^guest_cache_sends (\d+)$/m.exec(text)?.[1]);
}

const fill = async (count: number) => {
  for (let one = 0; one < count; one += 1) askAndWait();
  await expect.poll(openSends).toBe(count);
};

const askShort = (path = '/en') => site.ask(path, { 'Accept-Encoding': 'br' });

describe('readers who take nothing', () => {
  it('are borne up to a bound; one more is refused at once, and everybody else is served', async () => {
    await open({ open: 4 });
    await fill(4);
    const before = process.memoryUsage();
    for (const [path, lang] of [
      ['/en', 'en-US'],
      ['/vi/schedule', 'vi-VN'],
    ] as const) {
      const started = startTimer();
      const refused = await askShort(path);
      expect(elapsedSince(started)).toBeLessThan(PROMPT_MS);
      expect([refused.status, refused.headers['retry-after']]).toEqual([503, '2']);
      expect(refused.headers['cache-control']).toBe('no-store');
      expect(refused.text).toContain(`<html lang="${lang}">`);
      expect(refused.body.length).toBeLessThan(5000);
    }
    const call = await site.ask('/api/sport/type', { 'X-Language': 'vi' });
    expect(call.status).toBe(503);
    expect(call.headers['content-type']).toBe('application/json');
    expect(JSON.parse(call.text)).toMatchObject({ http_code: 503 });
    expect((await site.ask('/en', {}, 'HEAD')).status).toBe(503);
    const many = await Promise.all(Array.from({ length: 200 }, () => askShort()));
    expect(new Set(many.map(({ status }) => status))).toEqual(new Set([503]));
    // A copy of the answer for each of them would be 1.4 GB.
    expect(process.memoryUsage().external - before.external).toBeLessThan(10 * LARGE);
    expect(await openSends()).toBe(4);
    const started = startTimer();
    expect((await site.ask('/readyz')).status).toBe(200);
    expect((await site.ask('/en', { Cookie: `sports_ai_token=${token}` })).status).toBe(200);
    expect(elapsedSince(started)).toBeLessThan(PROMPT_MS);
    expect((await site.ask('/metrics')).text).toMatch(
      /^guest_cache_answers_total\{outcome="refused"\} 204$/m,
    );
  });

  it('give their places back when they read on, and when they break off', async () => {
    await open({ open: 3 });
    await fill(3);
    expect((await askShort()).status).toBe(503);
    sockets[0]?.resume();
    await expect.poll(openSends).toBe(2);
    expect((await askShort()).status).toBe(200);
    sockets[1]?.destroy();
    sockets[2]?.destroy();
    await expect.poll(openSends).toBe(0);
    await fill(3);
  });

  it('give back all places of a connection that breaks with many answers behind each other', async () => {
    await open({ open: 5 });
    const socket = askAndWait(9);
    await expect.poll(openSends).toBe(5);
    expect((await askShort()).status).toBe(503);
    socket.destroy();
    await expect.poll(openSends).toBe(0);
    expect((await askShort()).status).toBe(200);
  });

  it('are bounded by bytes as well', async () => {
    await open({ openBytes: 2 * LARGE });
    await fill(2);
    expect((await askShort()).status).toBe(503);
    sockets[0]?.destroy();
    await expect.poll(openSends).toBe(1);
    expect((await askShort()).status).toBe(200);
  });

  it('are cut off after a while, the first of them first, where another reader needs the place', async () => {
    await open({ open: 2, stuckMs: 0 });
    askAndWait();
    await expect.poll(openSends).toBe(1);
    askAndWait();
    await expect.poll(openSends).toBe(2);
    const isDropped = new Promise((done) => sockets[0]?.resume().once('close', done));
    const stays = sockets[1];
    expect((await askShort()).status).toBe(200);
    await isDropped;
    expect(stays?.destroyed).toBe(false);
  });
});

describe('many guests at one moment', () => {
  it('are answered a few in each turn of the event loop, in their order, and asked to come again beyond the bound', async () => {
    await open({ turnSends: 3, open: 10 }, 100);
    const socket = askAndWait(50);
    let said = '';
    socket.on('data', (part) => {
      said += part.toString('latin1');
    });
    socket.resume();
    const statuses = () => [...said.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
    await expect.poll(() => statuses().length).toBe(50);
    expect(statuses()).toEqual([...Array(10).fill('200'), ...Array(40).fill('503')]);
    expect(await openSends()).toBe(0);
    expect((await askShort()).status).toBe(200);
  });
});
