import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertNews } from '#db/queries/news.ts';
import { idOf } from '#platform/id.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { getNews } from './get-news.ts';
import { listNews } from './list-news.ts';

const now = new Date('2026-11-20T08:00:00Z');
const idFor = (name: string) => idOf('test', name);

async function addNews(
  name: string,
  options: {
    readonly publishedAt?: Date | null;
    readonly status?: 'draft' | 'published';
    readonly languages?: readonly ('en' | 'zh_TW' | 'zh_HK' | 'vi')[];
    readonly brand?: string;
    readonly isSample?: boolean;
  } = {},
): Promise<void> {
  const {
    publishedAt = now,
    status = 'published',
    languages = ['en'],
    brand = 'blue',
    isSample = false,
  } = options;
  await insertNews(
    test.services.db,
    [
      {
        id: idFor(name),
        brand,
        status,
        publishedAt,
        isSample,
        createdAt: new Date(0),
        updatedAt: new Date(0),
      },
    ],
    languages.map((languageCode) => ({
      newsId: idFor(name),
      languageCode,
      title: `${name} ${languageCode}`,
      summary: 's',
      body: 'b',
    })),
  );
}

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  test.setNow(now);
  await addNews('oldest', {
    publishedAt: new Date('2026-11-01T00:00:00Z'),
    languages: ['en', 'vi', 'zh_TW'],
  });
  await addNews('middle', { publishedAt: new Date('2026-11-10T00:00:00Z'), languages: ['zh_TW'] });
  await addNews('newest', {
    publishedAt: new Date('2026-11-19T00:00:00Z'),
    languages: ['en', 'zh_TW'],
    isSample: true,
  });
  await addNews('coming', { publishedAt: new Date('2026-11-21T00:00:00Z') });
  await addNews('draft', { status: 'draft', publishedAt: null });
  await addNews('only Vietnamese', { languages: ['vi'] });
  await addNews('theirs', { brand: 'orange' });
});
afterAll(() => test.close());

const list = (locale: 'en' | 'zh_TW' | 'vi', page = 1, perPage = 10) =>
  listNews(test.services, { brand: 'blue', locale, page, perPage });

describe('listNews', () => {
  it('lists what is published by now, newest first, each in the nearest language', async () => {
    const { items, total, fallback } = await list('vi');
    expect(items.map(({ title }) => title)).toEqual([
      'only Vietnamese vi',
      'newest en',
      'middle zh_TW',
      'oldest vi',
    ]);
    expect(items.map((item) => item.fallback)).toEqual([false, true, true, false]);
    expect([total, fallback]).toEqual([4, true]);
  });

  it('leaves out of list and count what no reader of the language could read', async () => {
    const { items, total, fallback } = await list('zh_TW');
    expect(items.map(({ title }) => title)).toEqual(['newest zh_TW', 'middle zh_TW', 'oldest zh_TW']);
    expect([total, fallback]).toEqual([3, false]);
  });

  it('divides into pages', async () => {
    const second = await list('zh_TW', 2, 2);
    expect(second.items.map(({ title }) => title)).toEqual(['oldest zh_TW']);
    expect(second.total).toBe(3);
  });

  it('shows no sample in production', async () => {
    const production = { ...test.services, env: { ...test.services.env, APP_MODE: 'production' as const } };
    const { items } = await listNews(production, { brand: 'blue', locale: 'en', page: 1, perPage: 10 });
    expect(items.map(({ title }) => title)).toEqual(['middle zh_TW', 'oldest en']);
  });
});

describe('getNews', () => {
  it('gives one article', async () => {
    const article = await getNews(test.services, { brand: 'blue', locale: 'vi', id: idFor('oldest') });
    expect(article).toEqual({
      id: idFor('oldest'),
      title: 'oldest vi',
      summary: 's',
      body: 'b',
      date: '2026-11-01T00:00:00.000Z',
      language: 'vi',
      fallback: false,
      is_sample: false,
      image: null,
      source: null,
    });
  });

  it.each(['coming', 'draft', 'theirs', 'unknown'])('hides %s as if it did not exist', async (name) => {
    const asked = getNews(test.services, { brand: 'blue', locale: 'en', id: idFor(name) });
    await expect(asked).rejects.toMatchObject({ code: 'not_found' });
  });

  it('reads an id that is none as not found', async () => {
    const asked = getNews(test.services, { brand: 'blue', locale: 'en', id: "1' or true --" });
    await expect(asked).rejects.toMatchObject({ code: 'not_found' });
  });
});
