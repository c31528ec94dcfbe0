import ICAL from 'ical.js';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertFacts } from '#db/queries/feed-row.ts';
import { insertNews } from '#db/queries/news.ts';
import { batchRows, gameIdOf } from '#domain/forecasting/sport/feed-rows.ts';
import type { Services } from '#domain/services.ts';
import { newId } from '#platform/id.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { minutesAfter } from '#tests/support/factories.ts';
import { type PlayedRecord, playRecord } from '#tests/support/played-record.ts';
import { insertSmallSeason, SMALL_SOURCE, smallGame, smallState } from '#tests/support/small-season.ts';
import { createHttpApp } from './create-http-app.ts';
import { FEEDS_A_MINUTE } from './feeds.ts';
import { createMetrics } from './metrics.ts';

let test: TestServices;
let played: PlayedRecord;
let app: ReturnType<typeof createHttpApp>;
beforeAll(async () => {
  test = await testServices();
  played = await playRecord(test, 1);
  app = siteOf({ ...test.services, env: { ...test.services.env, RATE_LIMITS: false } });
});
afterAll(() => test.close());

function siteOf(services: Services) {
  const options = { metrics: createMetrics(), isDataReady: async () => true, pages: null };
  return createHttpApp({ services, ...options, metricsToken: '', testEndpoints: null });
}

const get = (path: string, headers: Record<string, string> = {}) =>
  app.request(`http://blue.localhost${path}`, { headers: { Host: 'blue.localhost', ...headers } });
async function readCalendar(path: string) {
  const answer = await get(path);
  expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
  const events = calendar.getAllSubcomponents('vevent').map((part) => ({
    uid: String(part.getFirstPropertyValue('uid')),
    summary: part.getFirstPropertyValue('summary'),
    status: part.getFirstPropertyValue('status'),
    sequence: Number(part.getFirstPropertyValue('sequence')),
    start: new ICAL.Event(part).startDate.toJSDate(),
  }));
  return { name: calendar.getFirstPropertyValue('x-wr-calname'), events };
}

describe('the schedule as a calendar', () => {
  it('names its games in the reader’s language, and none of what a plan opens', async () => {
    const { name, events } = await readCalendar('/zh_TW/schedule.ics?league=EPL');
    expect(name).toBe('Trueline: 英超');
    expect(events.map(({ summary }) => summary)).toContain('紅隊 – 藍隊');
    const text = await (await get('/en/schedule.ics')).text();
    expect(text).not.toMatch(/over 2\.5|pick|\d\.\d\d/i);
  });

  it('keeps the id of a game that is moved, and says that it was moved, then called off', async () => {
    const key = 'movable';
    const now = played.now;
    const game = smallGame({ key, startAt: minutesAfter(now, 900), knownAt: minutesAfter(now, -60) });
    await insertSmallSeason(test.services, { games: [game] });
    const uid = `${gameIdOf(SMALL_SOURCE, key)}@`;
    const find = async () =>
      (await readCalendar('/en/schedule.ics')).events.find((event) => event.uid.startsWith(uid));
    const before = await find();
    expect(before).toMatchObject({ status: 'CONFIRMED', sequence: 0, start: game.startAt });
    const startAt = minutesAfter(now, 1200);
    const moved = smallGame({ key, startAt, knownAt: minutesAfter(now, 0) });
    await insertSmallSeason(test.services, { games: [moved] });
    const after = await find();
    expect(after).toMatchObject({ uid: before?.uid, status: 'CONFIRMED', start: startAt });
    expect(after?.sequence).toBeGreaterThan(0);
    const off = smallState({ gameKey: key, knownAt: now, status: 'canceled', reason: 'postponed' });
    const batch = { games: [], odds: [], references: [], states: [off] };
    await insertFacts(test.services.db, batchRows(SMALL_SOURCE, batch, new Date('2100-01-01T00:00:00Z')));
    const cancelled = await find();
    expect(cancelled).toMatchObject({ uid: before?.uid, status: 'CANCELLED' });
    expect(cancelled?.sequence).toBeGreaterThan(after?.sequence ?? 0);
  });

  it('answers 304 to anyone who has it, and 404 for what there is not', async () => {
    const first = await get('/en/schedule.ics');
    const tag = first.headers.get('ETag') ?? '';
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=900');
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const again = await get('/en/schedule.ics', { 'If-None-Match': known });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
    expect((await get('/vi/schedule.ics', { 'If-None-Match': tag })).status).toBe(200);
    // The address alone says the language, or a cache would hand one reader's to the next.
    const asked = { 'If-None-Match': tag, 'X-Language': 'vi', Cookie: 'sports_ai_lang=vi' };
    expect((await get('/en/schedule.ics', asked)).status).toBe(304);
    for (const path of ['?league=NFL', '?league=%3Cb%3E', '?team=x', `?team=${newId()}`]) {
      expect((await get(`/en/schedule.ics${path}`)).status).toBe(404);
    }
    expect((await get('/fr/schedule.ics')).status).toBe(404);
  });
});

describe('who asks too often', () => {
  it('learns when to come again, and everybody else is answered', async () => {
    const env = { ...test.services.env, RATE_LIMITS: true };
    const strict = siteOf({ ...test.services, env });
    const ask = (address: string) =>
      strict.request(
        'http://blue.localhost/en/news.rss',
        { headers: { Host: 'blue.localhost' } },
        {
          incoming: { socket: { remoteAddress: address } },
        },
      );
    const answers = await Promise.all(Array.from({ length: FEEDS_A_MINUTE + 1 }, () => ask('203.0.113.7')));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(refused[0]?.headers.get('Cache-Control')).toBe('no-store');
    expect((await ask('203.0.113.8')).status).toBe(200);
  });
});

describe('the news as RSS', () => {
  it('is strict XML with absolute addresses, in one language of one brand, and answers 304', async () => {
    const id = newId();
    const publishedAt = minutesAfter(played.now, -600);
    const changed = { createdAt: publishedAt, updatedAt: publishedAt };
    const row = { id, brand: 'blue', publishedAt, ...changed, isSample: false } as const;
    const text = { newsId: id, summary: 'S & <T>', body: 'B' } as const;
    await insertNews(
      test.services.db,
      [{ ...row, status: 'published' }],
      [
        { ...text, languageCode: 'en', title: 'Title & Co' },
        { ...text, languageCode: 'zh_TW', title: '標題' },
      ],
    );
    const answer = await get('/zh_TW/news.rss');
    expect(answer.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8');
    const body = await answer.text();
    const parser = new SaxesParser({ xmlns: true });
    parser.on('error', (problem) => {
      throw problem;
    });
    parser.write(body).close();
    expect(body).toContain('<title>標題</title>');
    expect(body).toContain(`<link>http://blue.localhost/zh_TW/news?id=${id}</link>`);
    expect(body).toContain('S &amp; &lt;T&gt;');
    expect(body).toContain('href="http://blue.localhost/zh_TW/news.rss" rel="self"');
    expect(await (await get('/en/news.rss')).text()).toContain('<title>Title &amp; Co</title>');
    const tag = answer.headers.get('ETag') ?? '';
    expect((await get('/zh_TW/news.rss', { 'If-None-Match': tag })).status).toBe(304);
    const other = await app.request('http://orange.localhost/zh_TW/news.rss', {
      headers: { Host: 'orange.localhost' },
    });
    expect(await other.text()).not.toContain(id);
  });
});
