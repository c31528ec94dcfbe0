import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRssFeed } from '#feeds/rss/create-rss-feed.ts';
import { fixedClock } from '#platform/clock.ts';
import { MINUTE_MS } from '#terms/durations.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import {
  NEWS_ERRORS,
  type NewsServer,
  rssFile,
  rssItem,
  startNewsServer,
} from '#tests/support/news-server.ts';
import { listNews } from './list-news.ts';
import { createNewsAnswerStore, NEWS_SOURCE } from './news-answer-store.ts';
import { takeInNews } from './take-in-news.ts';

let test: TestServices;
let server: NewsServer;
let now = new Date('2026-11-20T08:00:00Z');
const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * MINUTE_MS);
};
const ask = (paths: readonly string[] = ['/good'], timeLimitMs = 20_000) =>
  takeInNews(
    { ...test.services, clock: fixedClock(now) },
    createRssFeed({
      source: NEWS_SOURCE,
      urls: paths.map((path) => `${server.url}${path}`),
      store: createNewsAnswerStore(test.services),
      timeLimitMs,
    }),
  );
const query = async (text: string) => (await test.services.db.$client.query(text)).rows;
const newest = async (path: string) =>
  (await query(`select * from feed_answer where endpoint like '%${path}' order by id desc limit 1`))[0];

beforeAll(async () => {
  server = await startNewsServer();
  test = await testServices();
  test.setNow(now);
  await query(`insert into website_language (brand, language_code, display_name, is_primary, position, enabled) values
    ('blue', 'en', 'English', 1, 1, true), ('blue', 'vi', 'Tiếng Việt', 0, 2, true), ('orange', 'zh_TW', '中文', 1, 1, true)`);
});
afterAll(async () => {
  await test.close();
  await server.close();
});

describe('takeInNews', () => {
  it('puts articles as drafts into the offices of brands that speak their language, and on no page', async () => {
    server.set('/good', { body: rssFile([rssItem('One'), rssItem('Two')]) });
    expect(await ask()).toEqual({ drafts: 2 });
    const rows =
      await query(`select brand, status, published_at, author_id, source_name, source_url, title, language_code
      from news join news_text on news_id = id order by title`);
    expect(rows).toMatchObject([
      {
        brand: 'blue',
        status: 'draft',
        published_at: null,
        author_id: null,
        language_code: 'en',
        source_name: 'The Gazette',
        source_url: 'https://gazette.example/one',
        title: 'One',
      },
      { title: 'Two' },
    ]);
    const shown = await listNews(test.services, { brand: 'blue', locale: 'en', page: 1, perPage: 10 });
    expect(shown.total).toBe(0);
    expect(await query(`select actor_kind, detail from audit where action = 'news.taken_in'`)).toEqual([
      { actor_kind: 'system', detail: { drafts: 2 } },
    ]);
  });

  it('asks again only when it is time, says what it has, and keeps an unchanged answer as one', async () => {
    const before = server.asked.length;
    pass(5);
    await ask();
    expect(server.asked.length).toBe(before);
    pass(11);
    await ask();
    expect(server.asked.at(-1)).toMatchObject({
      ifNoneMatch: expect.stringMatching(/^"\w{16}"$/),
      ifModified: 'Fri, 20 Nov 2026 08:00:00 GMT',
    });
    expect(await newest('/good')).toMatchObject({ status: 304, failure: null, body: null });
  });

  it('takes in what is new alone, and nothing again that was taken away', async () => {
    await query(`update news set removed_at = now() where source_url like '%/one'`);
    server.set('/good', { body: rssFile([rssItem('One'), rssItem('Two'), rssItem('Three')]) });
    pass(16);
    expect(await ask()).toEqual({ drafts: 1 });
    expect(await query('select count(*)::int as n from news')).toEqual([{ n: 3 }]);
  });

  it('reads an encoding that is named', async () => {
    const text =
      '<rss><channel><title>x</title><item><title>\u0001</title><link>https://tw.example/1</link></item></channel></rss>';
    const [head = '', tail = ''] = text.split('\u0001');
    const chinese = Buffer.from([0xa4, 0xa4, 0xa4, 0xe5]);
    const body = Buffer.concat([Buffer.from(head), chinese, Buffer.from(tail)]);
    server.set('/big5', { body, type: 'text/xml; charset=big5' });
    expect(await ask(['/big5'])).toEqual({ drafts: 1 });
    expect(
      await query(
        `select brand, title from news join news_text on news_id = id where source_url like '%tw.example%'`,
      ),
    ).toEqual([{ brand: 'orange', title: '中文' }]);
  });

  it.each(NEWS_ERRORS)(
    'is none the worse while a feed is %s: the other one is read, and the error is said',
    async (error) => {
      server.set('/bad', { body: rssFile([]), error });
      server.set('/good', { body: rssFile([rssItem(`After ${error}`)]) });
      pass(500);
      const limitMs = error === 'silent' ? 2000 : 20_000;
      expect(await ask(['/bad', '/good'], limitMs)).toEqual({ drafts: 1 });
      const { failure, body } = await newest('/bad');
      expect([typeof failure, body === null || error === 'depth']).toEqual(['string', true]);
      server.set('/bad', { error: null });
      pass(500);
      await ask(['/bad']);
      expect(await newest('/bad')).toMatchObject({ failure: null });
    },
  );

  it('leaves a feed that fails again and again alone for longer and longer, and obeys its own wish', async () => {
    server.set('/flaky', { error: 'refused' });
    const askedAfter: number[] = [];
    let minutes = 0;
    for (; minutes < 130; minutes++) {
      const before = server.asked.length;
      await ask(['/flaky']);
      if (server.asked.length > before) askedAfter.push(minutes);
      pass(1);
    }
    expect(askedAfter).toEqual([0, 2, 6, 14, 30, 62, 126]);
    server.set('/flaky', { error: 'busy' });
    pass(400);
    await ask(['/flaky']);
    const { length } = server.asked;
    pass(119);
    server.set('/flaky', { error: null, body: rssFile([]) });
    await ask(['/flaky']);
    expect(server.asked.length).toBe(length);
    pass(300);
    await ask(['/flaky']);
    expect(await newest('/flaky')).toMatchObject({ status: 200, failure: null });
  });
});
